// The transport of e-mails: to the merchant's mail server, or without one into files under the data folder.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { reach } from '../faultpoint.ts';
import type { OutboxLane } from '../outbox/outbox-lanes.ts';

export type Mail = {
  /** Names the e-mail for good: sending it again replaces the file, and lets mail servers drop the double. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Left out: as the sender says. */
  replyTo?: { name: string; address: string };
  attachments?: MailAttachment[];
  /**
   * What nobody has to get has one, for the mail program's own button for unsubscribing: posted to, it takes effect at
   * once (RFC 8058).
   */
  unsubscribeUrl?: string;
};

export type MailAttachment = { filename: string; content: string | Buffer; contentType: string };

/** Throws `MailServerError` when no other e-mail would fare better. */
export type SendMail = (mail: Mail, signal?: AbortSignal) => Promise<void>;

/** `from`: a mailbox, as `The Shop <orders@shop.example>`. */
export type Sender = { from: string; replyTo?: string | undefined };

export type MailOptions = {
  readSender: () => Promise<Sender>;
  /** Undefined: into files. Asked for each e-mail, because it may be changed while the shop runs. */
  readSmtpUrl: () => string | undefined;
  directory: string;
};

/** A mail server that cannot be used at all, whoever the e-mail is for. */
export class MailServerError extends Error {}

export const mailLane: OutboxLane = { name: 'mail', isBlockedBy: (error) => error instanceof MailServerError };

/** The steps of a slow server may each take so long. Nothing but other e-mails waits for them. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
const MESSAGE_DEADLINE_MS = 120_000;

export function createMailTransport({ readSender, readSmtpUrl, directory }: MailOptions): SendMail {
  const toFiles = sendToFiles({ readSender, directory });
  let opened: { url: string; send: SendMail } | null = null;
  return (mail, stop) => {
    const url = readSmtpUrl();
    if (!url) return toFiles(mail, stop);
    if (opened?.url !== url) opened = { url, send: sendToServer(url, readSender) };
    return opened.send(mail, stop);
  };
}

function sendToServer(url: string, readSender: MailOptions['readSender']): SendMail {
  // What was given up must not arrive all the same: the connection is cut off, and what it still held is dropped.
  const transport = nodemailer.createTransport({ url, ...timeouts, socketCloseTimeout: 0 });
  return async (mail, stop) => {
    const deadline = AbortSignal.timeout(MESSAGE_DEADLINE_MS);
    const signal = stop ? AbortSignal.any([deadline, stop]) : deadline;
    const message = messageOf(mail, await readSender());
    await transport.sendMail({ ...message, signal }).catch((error: unknown) => {
      if (isAboutOneMessage(error)) throw error;
      throw new MailServerError('the mail server cannot be used', { cause: error });
    });
    reach('mail-sent');
  };
}

function sendToFiles({ readSender, directory }: Pick<MailOptions, 'readSender' | 'directory'>): SendMail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, await readSender()));
    await mkdir(directory, { recursive: true });
    // Names, addresses and secret links stand in it.
    await writeFile(join(directory, `${mail.key}.eml`), message as Buffer, { mode: 0o600 });
  };
}

function messageOf({ key, unsubscribeUrl, ...mail }: Mail, { from, replyTo }: Sender) {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const headers = unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { from, ...(replyTo && { replyTo }), ...(headers && { headers }), messageId: `<${key}@${domain}>`, ...mail };
}

const SERVICE_NOT_AVAILABLE = 421;

/** Refused for its recipient or for what it holds. A sender that is refused is refused with every e-mail. */
function isAboutOneMessage(error: unknown): boolean {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  if (responseCode === SERVICE_NOT_AVAILABLE) return false;
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
}
