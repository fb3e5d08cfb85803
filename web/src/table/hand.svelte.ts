// Safety of the hand: whoever clicks twice has meant one answer, not the next question's as well.

/** Milliseconds within which a second click belongs to the first. */
export const MOMENT = 350;

export class Hand {
  /** What is pressed now is meant. */
  steady = $state(true);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The hand presses on something; whether that is meant, or came within a moment of the last time. */
  press(): boolean {
    const meant = this.steady;
    this.steady = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.steady = true), MOMENT);
    return meant;
  }

  /** The second click of two goes nowhere, whatever has come under the pointer since the first. */
  readonly stopSecond = (event: MouseEvent): void => {
    if (this.steady || event.detail < 2) return;
    this.press();
    event.preventDefault();
    event.stopPropagation();
  };
}

/** A key that is held down answers once, however often it repeats; arrow keys may repeat, and so may what is typed. */
export function stopRepeats(event: KeyboardEvent): void {
  if (!event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
  if (event.key === " " && event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  event.stopPropagation();
}
