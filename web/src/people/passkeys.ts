// Passkeys: what the browser and its device do, and what the server is sent of it. Bytes are written in base64url.

import { api } from "../net/api";
import type { Me, PasskeyInfo } from "../net/protocol";

/** The person has closed the device's question, or it knows no passkey that fits: nothing has happened. */
export class NothingChosen extends Error {}

/** Whether this browser has passkeys at all; the server says whether they are possible at its address. */
export const hasPasskeys = (): boolean =>
  isSecureContext && "credentials" in navigator && "PublicKeyCredential" in window;

const bytes = (written: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(written.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
const written = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** What the device answers; somebody who has thought better of it is no failure. */
async function answered(asking: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const answer = await asking;
    if (answer instanceof PublicKeyCredential) return answer;
  } catch (error) {
    if (!(error instanceof DOMException) || !["NotAllowedError", "AbortError"].includes(error.name)) throw error;
  }
  throw new NothingChosen();
}

/** Have a passkey made for who one is, and call it so. */
export async function addPasskey(name: string): Promise<PasskeyInfo> {
  const options = await api.passkeyWanted();
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...(options as unknown as PublicKeyCredentialCreationOptions),
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map(({ id }) => ({ id: bytes(id), type: "public-key" })),
  };
  const made = await answered(navigator.credentials.create({ publicKey }));
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return api.addPasskey({
    name,
    id: made.id,
    client_data: written(clientDataJSON),
    attestation: written(attestationObject),
  });
}

/** Be whoever the chosen passkey belongs to. */
export async function signInWithPasskey(): Promise<Me> {
  const options = await api.passkeyAsked();
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...(options as unknown as PublicKeyCredentialRequestOptions),
    challenge: bytes(options.challenge),
    allowCredentials: [],
  };
  const signed = await answered(navigator.credentials.get({ publicKey }));
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    signed.response as AuthenticatorAssertionResponse;
  return api.usePasskey({
    id: signed.id,
    client_data: written(clientDataJSON),
    authenticator_data: written(authenticatorData),
    signature: written(signature),
    user_handle: userHandle && written(userHandle),
  });
}
