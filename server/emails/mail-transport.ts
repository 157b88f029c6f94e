// Where e-mails go: to the merchant's mail server, or without one into files under the data folder.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export type Mail = {
  /** Names the e-mail for good: sending it again replaces the file, and lets mail servers drop the double. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

export type SendMail = (mail: Mail) => Promise<void>;

export type MailOptions = { from: string; smtpUrl: string | undefined; directory: string };

/** A mail server that hangs is given up before another worker may take the e-mail for lost and send it too. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

export function createMailTransport({ from, smtpUrl, directory }: MailOptions): SendMail {
  if (smtpUrl) {
    const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts });
    return async (mail) => {
      await transport.sendMail(messageOf(mail, from));
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, from));
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, `${mail.key}.eml`), message as Buffer);
  };
}

function messageOf({ key, ...mail }: Mail, from: string) {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return { from, messageId: `<${key}@${domain}>`, ...mail };
}
