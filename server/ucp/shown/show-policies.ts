// The pages of the shop's terms, and the rules that hold for what it sells.
import { urlOf } from '#src/addresses.ts';
import { readSettings } from '../../shop/read-settings.ts';
import { readGuaranteeNotice } from '../../terms/read-terms.ts';
import type { UcpServices } from '../operation.ts';

/** The pages that a shop begins with, and what the protocol calls them. */
const linkTypes: Readonly<Record<string, string>> = {
  terms: 'terms_of_service',
  privacy: 'privacy_policy',
  withdrawal: 'refund_policy',
  delivery: 'shipping_policy',
};

/** Those that the shop has in the language. */
export async function showLinks({ context, locale }: Pick<UcpServices, 'context' | 'locale'>): Promise<object[]> {
  const pages = (await readSettings(context.db, 'pages'))?.pages ?? [];
  return pages.flatMap(({ slug, texts }) => {
    const [type, title] = [linkTypes[slug], texts[locale]?.title];
    return type && title ? [{ type, url: context.publicUrl + urlOf('content', { locale, slug }), title }] : [];
  });
}

/** Withdrawal with where its function is, and the legal guarantee: what the law gives. Nothing where a version has none. */
export async function showPolicies({ context, locale, t, agent }: UcpServices): Promise<object> {
  if (!agent.version.hasPolicies) return {};
  const guarantee = await readGuaranteeNotice(context.db, locale);
  return {
    policies: [
      {
        type: 'dev.ucp.shopping.policy.return',
        description: { plain: t('ucp.withdrawal') },
        url: context.publicUrl + urlOf('withdraw', { locale }),
      },
      {
        type: 'dev.ucp.shopping.policy.warranty',
        description: { plain: guarantee.text },
        url: guarantee.linkUrl,
      },
    ],
  };
}
