/// <reference types="node" />
// A push service of our own, and a browser's keys: what arrives can be read as the browser would read it.

import { createDecipheriv, createECDH, createHmac, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const made = createHmac("sha256", key);
  for (const part of parts) made.update(part);
  return made.digest();
};

export class PushService {
  private readonly browser = createECDH("prime256v1");
  private readonly auth = randomBytes(16);
  private readonly server: Server;
  readonly arrived: Buffer[] = [];

  constructor() {
    this.browser.generateKeys();
    this.server = createServer((request, answer) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        this.arrived.push(Buffer.concat(parts));
        answer.writeHead(201).end();
      });
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** What a browser that subscribes here tells its page. */
  subscription(): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const { port } = this.server.address() as AddressInfo;
    const keys = { p256dh: this.browser.getPublicKey("base64url"), auth: this.auth.toString("base64url") };
    return { endpoint: `http://127.0.0.1:${port}/push`, keys };
  }

  /** What was sent (RFC 8291). */
  read(body: Buffer): string {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const shared = hmac(this.auth, this.browser.computeSecret(sender));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.browser.getPublicKey(), sender]);
    const key = hmac(salt, hmac(shared, info, "\x01"));
    const content = hmac(key, "Content-Encoding: aes128gcm\0\x01").subarray(0, 16);
    const nonce = hmac(key, "Content-Encoding: nonce\0\x01").subarray(0, 12);
    const opening = createDecipheriv("aes-128-gcm", content, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
  }
}
