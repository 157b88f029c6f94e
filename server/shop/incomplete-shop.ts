// What a shop lacks before it may take real money: it would be selling in the demo's name, or in nobody's.
import type { Locale } from '#src/i18n/locales.ts';
import { listMissing } from '#src/shop/company.ts';
import { isPriced } from '#src/shop/delivery-settings.ts';
import { legalSlugs } from '#src/shop/legal-slugs.ts';
import type { SettingsDocument, SettingsOf } from '#src/shop/settings-documents.ts';
import type { Db } from '../database/connect.ts';
import { ExplainedError } from '../explained-error.ts';
import { listMarketLanguages } from './find-markets.ts';
import { findSettings } from './settings-store.ts';

export const lackKinds = [
  ...(['Unsaid', 'IsDemo', 'CompanyIncomplete', 'AddressReserved', 'PagesMissing', 'SenderMissing'] as const),
  ...(['PagesUntranslated', 'SenderReserved', 'DeliveryUnpriced'] as const),
] as const;

/** `fix`: the command that mends it; `about`: what of the document is meant, as it is called there. */
export type Lack = {
  document: SettingsDocument;
  kind: (typeof lackKinds)[number];
  about: readonly string[];
  says: string;
  fix: string;
};

/** Domains that belong to nobody (RFC 2606, RFC 6761) are examples. */
const reserved = /@(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)(?=[>\s]|$)/i;

export function isReservedAddress(text: string): boolean {
  return reserved.test(text);
}

/** Commands that need no editor, because a value is enough. */
const ways: Partial<Record<SettingsDocument, string>> = {
  identity: 'set identity --set name=NAME',
  company: 'set company --set PATH=VALUE',
  mail: 'set mail --set sender=ADDRESS',
};

/** Lists them in the order in which a merchant would mend them; empty when the shop may go live. */
export async function listLacks(db: Db, { mailFrom }: { mailFrom: string | undefined }): Promise<Lack[]> {
  const [demos, languages, company, pages, mail, payments, delivery] = await Promise.all([
    listDemoDocuments(db),
    listMarketLanguages(db),
    findSettings(db, 'company'),
    findSettings(db, 'pages'),
    findSettings(db, 'mail'),
    findSettings(db, 'payments'),
    findSettings(db, 'delivery'),
  ]);
  const nothing = (document: SettingsDocument, what: string) =>
    demos.get(document) === undefined ? [lack(document, 'Unsaid', `nobody has said ${what}`)] : [];
  const demo = (document: SettingsDocument, what: string) =>
    demos.get(document) ? [lack(document, 'IsDemo', `${what} is the demo's`)] : [];
  return [
    ...nothing('identity', 'what the shop is called'),
    ...demo('identity', 'the name'),
    ...nothing('company', 'who sells'),
    ...demo('company', 'who sells'),
    ...(company ? lacksOfCompany(company.data, demos.get('company') === true) : []),
    ...demo('pages', 'the text of the legal pages'),
    ...lacksOfPages(pages?.data.pages ?? [], languages),
    ...lacksOfMail(mailFrom ?? mail?.data.sender ?? ''),
    ...(payments ? demo('payments', 'the bank account') : []),
    ...(delivery && !isPriced(delivery.data)
      ? [lack('delivery', 'DeliveryUnpriced', 'it names no price, so nothing can be ordered')]
      : []),
  ];
}

function lack(document: SettingsDocument, kind: Lack['kind'], says: string, about: readonly string[] = []): Lack {
  return { document, kind, about, says, fix: `kasa settings ${ways[document] ?? `edit ${document}`}` };
}

function lacksOfCompany(company: SettingsOf<'company'>, isDemo: boolean): Lack[] {
  const { email } = company;
  const missing = listMissing(company);
  return [
    ...(missing.length > 0
      ? [lack('company', 'CompanyIncomplete', `it does not say ${missing.join(', ')}`, missing)]
      : []),
    ...(!isDemo && isReservedAddress(email)
      ? [lack('company', 'AddressReserved', `${email} is no address that anybody reads`, [email])]
      : []),
  ];
}

function lacksOfPages(pages: SettingsOf<'pages'>['pages'], languages: readonly Locale[]): Lack[] {
  const textsOf = (slug: string) => pages.find((page) => page.slug === slug)?.texts ?? {};
  const unwritten = legalSlugs.filter((slug) => Object.keys(textsOf(slug)).length === 0);
  // Shown in another language until then, in which it binds no buyer who does not read it.
  const untranslated = legalSlugs.flatMap((slug) => {
    const missing = unwritten.includes(slug) ? [] : languages.filter((language) => !textsOf(slug)[language]);
    return missing.length > 0 ? [{ slug, languages: missing.join(', ') }] : [];
  });
  const without = untranslated.map(sayIn).join(', no ');
  return [
    ...(unwritten.length > 0
      ? [lack('pages', 'PagesMissing', `there is no page ${unwritten.join(', ')}`, unwritten)]
      : []),
    ...(untranslated.length > 0
      ? [lack('pages', 'PagesUntranslated', `there is no ${without}`, untranslated.map(inBrackets))]
      : []),
  ];
}

function lacksOfMail(sender: string): Lack[] {
  if (sender === '') return [lack('mail', 'SenderMissing', 'nobody has said which address e-mails come from')];
  if (!isReservedAddress(sender)) return [];
  return [lack('mail', 'SenderReserved', `e-mails come from ${sender}, where no answer arrives`, [sender])];
}

type Untranslated = { slug: string; languages: string };

function sayIn({ slug, languages }: Untranslated): string {
  return `${slug} in ${languages}`;
}

function inBrackets({ slug, languages }: Untranslated): string {
  return `${slug} (${languages})`;
}

/** With live keys, nobody sells in the demo's name, or in nobody's. */
export async function refuseIncompleteShop(db: Db, environment: { mailFrom: string | undefined }): Promise<void> {
  const lacks = await listLacks(db, environment);
  if (lacks.length === 0) return;
  throw new ExplainedError({
    code: 'SHOP_IS_NOT_READY',
    title: `With live keys the shop does not start: it lacks what every buyer must be told.\n${lacks
      .map(({ document, says, fix }) => `  ${document}: ${says} (${fix})`)
      .join('\n')}`,
    fix: 'Mend each of them with its command, or take the keys of Stripe’s test mode. "kasa doctor" says the same list.',
  });
}

/** Tells of each document that somebody has set whether it is what the demo says. */
async function listDemoDocuments(db: Db): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('settings')
    .distinctOn('document')
    .select(['document', 'changed_by'])
    .orderBy('document')
    .orderBy('version', 'desc')
    .execute();
  return new Map(rows.map(({ document, changed_by }) => [document, changed_by === 'seed']));
}
