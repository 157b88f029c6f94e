// An e-mail as it would go out with the words that somebody types, for the frame beside them. A document of its own, because
// e-mails have styles of their own, which pages of the office may not have; nothing in it runs, and nothing foreign is
// loaded.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mailPreviewPath } from '#src/emails/office/mail-preview-path.ts';
import { KasaError } from '#src/errors.ts';
import { locales } from '#src/i18n/locales.ts';
import { type Brand, brandSchema } from '#src/shop/brand/brand.ts';
import { MAX_MAIL_TEXT_LENGTH, MAX_SUBJECT_LENGTH } from '#src/shop/mail-texts/mail-texts.ts';
import { escapeHtml } from '../../escape-html.ts';
import { formParagraph, formText } from '../../http/form-route.ts';
import { requireOwnForm } from '../../http/same-origin.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { readShop } from '../../shop/read-settings.ts';
import { requireRole } from '../../staff/require-role.ts';
import type { Mail } from '../mail-transport.ts';
import { findLastOrder } from '../preview/last-order.ts';
import { mailKindNames } from '../preview/mail-kinds.ts';
import { previewMail } from '../preview/preview-mail.ts';
import { withWords } from '../preview/test-mail.ts';

type Services = {
  createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext;
  publicUrl: string;
};

const LIMIT_BYTES = 65_536;
/** What is typed beyond the limits of a text is refused when it is saved, and seen until then. */
const ROOM = 5;
const MAX_BRAND_LENGTH = 4_000;

const fields = z.strictObject({
  kind: z.enum(mailKindNames),
  locale: z.enum(locales),
  part: z.enum(['html', 'text']),
  scheme: z.enum(['light', 'dark']),
  subject: formText(MAX_SUBJECT_LENGTH * ROOM).optional(),
  intro: formParagraph(MAX_MAIL_TEXT_LENGTH * ROOM).optional(),
  closing: formParagraph(MAX_MAIL_TEXT_LENGTH * ROOM).optional(),
  /** JSON of a brand that is not saved yet. */
  brand: formText(MAX_BRAND_LENGTH).optional(),
});

const policy =
  "sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export function registerMailPreview(app: FastifyInstance, { createContext, publicUrl }: Services): void {
  app.post(mailPreviewPath, { bodyLimit: LIMIT_BYTES }, async (request, reply) => {
    requireOwnForm(request, publicUrl);
    const context = createContext(request, reply);
    const { db, now } = context;
    await requireRole(context, { access: ['settings.write'], attempt: 'preview of an e-mail', what: 'the settings' });
    const parsed = fields.safeParse(request.body);
    if (!parsed.success) throw new KasaError('BAD_REQUEST', 'The form holds what it cannot hold.');
    const { kind, locale, part, scheme, subject = '', intro = '', closing = '' } = parsed.data;
    const inForce = await readShop(db);
    const looks = { ...inForce, brand: readBrand(parsed.data.brand) ?? inForce.brand };
    const shop = withWords(looks, { kind, locale, words: { subject, intro, closing } });
    const about = await findLastOrder(db);
    const mail = await previewMail({ db, shop, publicUrl: '', about, now: now() }, kind, locale);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'private, no-store')
      .send(part === 'text' ? textDocument(mail, scheme) : inScheme(mail.html, scheme));
  });
}

/** Null for none, and for one that could not be saved: then the one in force stands. */
function readBrand(json: string | undefined): Brand | null {
  try {
    return json ? brandSchema.parse(JSON.parse(json)) : null;
  } catch {
    return null;
  }
}

/** The colours that a reader's program would choose are chosen by whoever looks at it. Its links lead nowhere. */
function inScheme(html: string, scheme: 'light' | 'dark'): string {
  return html
    .replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all')
    .replace('<meta name="color-scheme" content="light dark">', `<meta name="color-scheme" content="${scheme}">`)
    .replace(':root{color-scheme:light dark;', `:root{color-scheme:${scheme};`)
    .replace('<head>', '<head><base target="_blank">');
}

function textDocument({ text, subject }: Mail, scheme: 'light' | 'dark'): string {
  return [
    `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title>`,
    `<style>:root{color-scheme:${scheme}}pre{margin:16px;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}</style>`,
    `</head><body><pre>${escapeHtml(text)}</pre></body></html>`,
  ].join('');
}
