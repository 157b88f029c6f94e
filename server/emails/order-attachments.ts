// What goes along with the confirmation on a durable medium (directive 2011/83/EU, art. 8(7)): terms and instructions on
// withdrawal as they were when the order was placed, the model form, the official notice of the legal guarantee.
import { formatDay, longDay } from '#src/dates/format-moment.ts';
import { type Locale, languageOf } from '#src/i18n/locales.ts';
import type { Company } from '#src/shop/company.ts';
import type { OrderDocuments } from '../checkout/order-documents.ts';
import { escapeHtml } from '../escape-html.ts';
import { translateTo } from '../i18n/translations.ts';
import type { ContentPage, Order } from '../schema/resolver-types.generated.ts';
import { companyAddress } from '../shop/company-address.ts';
import { companyLines } from '../shop/company-lines.ts';
import { fileEndings, type GuaranteeFile } from '../terms/guarantee-file.ts';
import type { MailAttachment } from './mail-transport.ts';
import { isSoldOverTheCounter } from './over-the-counter.ts';

export type OrderAttachments = OrderDocuments & { notice: GuaranteeFile | null };

type Reader = { locale: Locale; timeZone: string };

const attachedSlugs: readonly string[] = ['terms', 'withdrawal'];
const overTheCounter: readonly string[] = ['terms'];

export function attachDocuments(
  order: Order,
  { locale, timeZone }: Reader,
  { company, pages, notice }: OrderAttachments,
): MailAttachment[] {
  const t = translateTo(locale);
  const isAtDistance = !isSoldOverTheCounter(order);
  const attached = pages.filter(({ slug }) => (isAtDistance ? attachedSlugs : overTheCounter).includes(slug));
  const form = t('mail.formText', {
    seller: [company.legalName, companyAddress(company, locale), company.email].filter(Boolean).join(', '),
    order: t('mail.formOrder', { number: order.number, date: dateOf(order.createdAt, { locale, timeZone }) }),
  });
  return [
    ...attached.map((page) => ({
      filename: fileName(page.title, 'html'),
      content: layOutDocument(page, company, { locale, timeZone }),
      contentType: 'text/html; charset=utf-8',
    })),
    ...(isAtDistance
      ? [{ filename: fileName(t('mail.formTitle'), 'txt'), content: form, contentType: 'text/plain; charset=utf-8' }]
      : []),
    ...(notice
      ? [
          {
            filename: fileName(t('guarantee.title'), fileEndings[notice.mediaType]),
            content: notice.bytes,
            contentType: notice.mediaType,
          },
        ]
      : []),
  ];
}

/** A page of text by itself: nothing in it is loaded from anywhere. */
function layOutDocument({ title, bodyHtml, updatedAt }: ContentPage, company: Company, reader: Reader): string {
  const { locale } = reader;
  const t = translateTo(locale);
  const changed = updatedAt && `<p><small>${t('content.lastChanged', { date: dateOf(updatedAt, reader) })}</small></p>`;
  return [
    `<!DOCTYPE html><html lang="${languageOf(locale).languageTag}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>`,
    '<body style="max-width:42rem;margin:2rem auto;padding:0 1rem;font:16px/1.55 Helvetica,Arial,sans-serif">',
    `<h1>${escapeHtml(title)}</h1>${bodyHtml}${changed}`,
    `<hr><p><small>${companyLines(company, locale).map(escapeHtml).join('<br>')}</small></p></body></html>`,
  ].join('\n');
}

function dateOf(moment: string, { locale, timeZone }: Reader): string {
  return formatDay(moment, locale, timeZone, longDay);
}

/** The name in the language, without what file systems refuse. */
function fileName(title: string, ending: string): string {
  return `${title.replace(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()}.${ending}`;
}
