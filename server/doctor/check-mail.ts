import { randomUUID } from 'node:crypto';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import { mailFolder } from '../data-folder.ts';
import { createMailTransport } from '../emails/mail-transport.ts';
import { type Check, fault, fine, type Said, warning } from './finding.ts';

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

export const checkMail: Check = {
  name: 'mail',
  async run({ config, shop, mailTo }) {
    const directory = mailFolder(config.dataDirectory);
    if (!config.smtpUrl) {
      const tell = config.stripe?.secretKey.includes('_live_') ? fault : warning;
      return [tell(`no mail server is set: e-mails are files in ${directory}`, 'Set SMTP_URL and MAIL_FROM.')];
    }
    const connection = await tryConnection(config.smtpUrl);
    const said = [connection, judgeSender(config)];
    if (mailTo && connection.status === 'ok')
      said.push(await sendTrial(config.mailFrom ?? shop.mail.sender, config.smtpUrl, mailTo));
    return said;
  },
};

async function tryConnection(smtpUrl: string): Promise<Said> {
  const { host } = new URL(smtpUrl);
  const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
    return fine(`${host} takes our e-mails`);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === 'EAUTH')
      return fault(`${host} refuses user or password`, 'Correct them in SMTP_URL; @ and : in them as %40 and %3A.');
    return fault(
      `${host} cannot be used: ${message}`,
      'Correct SMTP_URL: smtps:// for port 465, smtp:// for 587; and see that the firewall lets it through.',
    );
  } finally {
    transport.close();
  }
}

function judgeSender({ mailFrom }: Config): Said {
  if (mailFrom) return fine(`from ${mailFrom}`);
  return warning("e-mails come from the demo shop's address", 'Set MAIL_FROM to an address of yours.');
}

async function sendTrial(from: string, smtpUrl: string, to: string): Promise<Said> {
  const send = createMailTransport({ from, smtpUrl, directory: '' });
  const text = 'This e-mail was sent by `kasa doctor`: the shop can send e-mails.';
  try {
    await send({ key: `doctor-${randomUUID()}`, to, subject: 'Kasa can send e-mails', text, html: `<p>${text}</p>` });
    return fine(`sent one to ${to}: look whether it arrived, and not as spam`);
  } catch (error) {
    return fault(
      `an e-mail to ${to} is refused: ${(error as Error).message}`,
      'See that the server lets MAIL_FROM send.',
    );
  }
}
