// What can become of a request besides its answer.

/** The server says no, with a sentence. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

/** The server could not be reached. What was sent may or may not have arrived: it can be sent again with the same id. */
export class Unreachable extends Error {}
