// What a field is called and says, where two people have changed it at the same time.
import { describeBlockField } from '../../catalogue/office/blocks/describe-block-field.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { CollisionTexts } from '../../ui/record-editor/collision-panel.tsx';
import type { Collision } from '../../ui/record-editor/merge-fields.ts';
import type { WrittenForm, WrittenText } from './written-form.ts';

const textLabels: Readonly<Record<keyof WrittenText, MessageKey>> = {
  title: 'contents.name',
  bodyHtml: 'contents.body',
  seoDescription: 'contents.seoDescription',
};

const labels = { slug: 'contents.slug', date: 'contents.date', picture: 'contents.picture' } as const;

export function describeWriting(collision: Collision, form: WrittenForm, t: Translate): CollisionTexts {
  const {
    at,
    names: [name = ''],
    mine,
    theirs,
  } = collision;
  if (at[0] === 'rows' || name === 'rows') return describeBlockField(collision, form.rows, t);
  if (at[0] === 'texts') {
    const label = `${t(textLabels[name as keyof WrittenText])} (${at[1]})`;
    return { label, mine: wordsOf(mine[name]), theirs: wordsOf(theirs[name]) };
  }
  if (name === 'publishDay' || name === 'publishTime') {
    return { label: t('contents.publishAt'), mine: momentOf(mine), theirs: momentOf(theirs) };
  }
  const label = t(labels[name as keyof typeof labels]);
  return { label, mine: String(mine[name] ?? ''), theirs: String(theirs[name] ?? '') };
}

/** Tags say nothing to whoever compares two texts. */
function wordsOf(html: unknown): string {
  return String(html ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .trim();
}

function momentOf({ publishDay = '', publishTime = '' }: Partial<WrittenForm>): string {
  return `${publishDay} ${publishTime}`.trim();
}
