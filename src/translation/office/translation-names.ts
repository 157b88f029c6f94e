// What kinds of things and their fields are called. A document of the settings that is not named here is called by its name:
// its texts can be translated all the same.
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { Translate } from '../../i18n/translate.ts';

const kinds: Readonly<Record<string, MessageKey>> = {
  product: 'translation.kind_product',
  collection: 'translation.kind_collection',
  'product-details': 'translation.kind_product-details',
  article: 'translation.kind_article',
  'article-blocks': 'translation.kind_article-blocks',
  pages: 'translation.kind_pages',
  home: 'translation.kind_home',
  'mail-texts': 'translation.kind_mail-texts',
  'product-fields': 'translation.kind_product-fields',
  identity: 'translation.kind_identity',
  navigation: 'translation.kind_navigation',
  delivery: 'translation.kind_delivery',
};

const fields: Readonly<Record<string, MessageKey>> = {
  title: 'translation.field_title',
  name: 'translation.field_name',
  headline: 'translation.field_title',
  description_html: 'translation.field_description',
  description: 'translation.field_description',
  bodyHtml: 'translation.field_body',
  html: 'translation.field_body',
  text: 'translation.field_body',
  lead: 'translation.field_lead',
  seo_title: 'translation.field_seoTitle',
  seo_description: 'translation.field_seoDescription',
  seoDescription: 'translation.field_seoDescription',
  safety_warnings: 'translation.field_safety',
  subject: 'translation.field_subject',
  intro: 'translation.field_intro',
  closing: 'translation.field_closing',
  tagline: 'translation.field_tagline',
  question: 'translation.field_question',
  answer: 'translation.field_answer',
  button: 'translation.field_button',
  note: 'translation.field_note',
  alt: 'translation.field_alt',
};

export function kindName(kind: string, t: Translate): string {
  const key = kinds[kind];
  return key ? t(key) : kind;
}

export function fieldName(field: string, t: Translate): string {
  // What a block says is named by its place, such as `blocks.2.title`.
  const key = fields[field.startsWith('blocks.') ? field.slice(field.lastIndexOf('.') + 1) : field];
  if (key) return t(key);
  if (field.startsWith('alt:')) return t('translation.field_alt');
  // A word of an option is called by itself, a field of the merchant's own by its key.
  return field.replace(/^(option|field):/, '');
}
