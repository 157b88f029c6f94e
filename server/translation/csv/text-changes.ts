// What a translator's file says otherwise than the shop, and what is to be told of it.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import { isSettingsDocument } from '#src/shop/settings-list.ts';
import type { FaultLog } from '../../catalogue/import/import-faults.ts';
import type { Transaction } from '../../database/transaction.ts';
import { sanitiseHtml } from '../../sanitise-html.ts';
import { fingerprintOf } from '../../shop/translations/follow-texts.ts';
import { isHtmlField } from '../is-html-text.ts';
import type { TextRow } from '../text-row.ts';
import { isRowKind } from '../translated-thing.ts';
import { plainText, shortFingerprint } from './as-exported.ts';
import type { FileText } from './read-text-file.ts';
import type { TextsImport } from './texts-import.ts';

export type Writing = TextsImport & {
  faults: FaultLog;
  counted: { rows: number; changed: number; unchanged: number };
};

export type TextChange = { text: FileText; locale: Locale; said: string; row: TextRow };

type Known = { has(thing: string): boolean };

/** `stored`: what the shop says of the things. */
export function listChanges(texts: readonly FileText[], stored: readonly TextRow[], writing: Writing): TextChange[] {
  const rowOf = new Map(stored.map((row) => [nameOf(row), row]));
  const known = new Set(stored.map(({ kind, thing }) => `${kind} ${thing}`));
  return texts.flatMap((text) => {
    const row = rowOf.get(nameOf(text));
    if (row) return changesOf(text, row, writing);
    sayUnknown(text, known, writing.faults);
    return [];
  });
}

function nameOf({ kind, thing, field }: Pick<TextRow, 'kind' | 'thing' | 'field'>): string {
  return `${kind} ${thing} ${field}`;
}

function changesOf(text: FileText, row: TextRow, writing: Writing): TextChange[] {
  const { faults, counted, languages, base, onText } = writing;
  const changes = Object.entries(text.texts).flatMap(([name, typed]): TextChange[] => {
    const locale = name as Locale;
    const place = { line: text.line, column: locale, value: typed };
    if (!languages.includes(locale)) {
      const message = `The shop does not speak ${locale}.`;
      faults.faultOnce('LANGUAGE_NOT_SPOKEN', place, message, 'Remove the column, or open a market in it.');
      return [];
    }
    const said = isHtmlField(text.field) ? sanitiseHtml(typed) : typed;
    const now = row.texts[locale] ?? '';
    const before = text.asExported[locale];
    const isSame = plainText(said) === plainText(now);
    // The translator has left it as it was: what the shop says stays, whatever that is by now.
    const isLeft = !isSame && before === shortFingerprint(typed);
    const isChangedSince = !isSame && !isLeft && before !== undefined && before !== shortFingerprint(now);
    if (isChangedSince) faults.warn('TRANSLATION_CHANGED', place, ...changedSince);
    if (isSame || isLeft || isChangedSince) {
      counted.unchanged += 1;
      return [];
    }
    counted.changed += 1;
    onText?.({ thing: row.name, locale, field: text.field, text: said });
    return [{ text, locale, said, row }];
  });
  const { source } = text;
  if (changes.length > 0 && source !== null && plainText(source) !== plainText(row.texts[base] ?? '')) {
    const message = 'The source has changed since the file was exported.';
    const fix = 'The translation is taken, and will be listed as outdated.';
    faults.warn('SOURCE_CHANGED', { line: text.line, column: base, value: source }, message, fix);
  }
  return changes;
}

const changedSince = [
  'The translation was changed in the shop since the file was exported; it stays as it is there.',
  'To take the file’s text, empty the cell “exported” of the row and import the file again.',
] as const;

function sayUnknown({ line, kind, thing, field }: FileText, known: Known, faults: FaultLog): void {
  const place = { line, column: 'id', value: thing };
  const fix = 'Keep the cells of the export.';
  if (!isRowKind(kind) && !isSettingsDocument(kind)) {
    const message = kind === '' ? 'The row does not say what kind of text it is.' : `“${kind}” is no kind of text.`;
    faults.fault('TEXT_UNKNOWN', { line, column: 'kind', value: kind }, message, fix);
    return;
  }
  if (known.has(`${kind} ${thing}`)) {
    const message = `It has no text “${field}” in the catalogue's language.`;
    faults.fault('TEXT_WITHOUT_SOURCE', { ...place, column: 'field', value: field }, message, 'Remove the row.');
    return;
  }
  const message = `There is no ${kind} with this id any more, or it never was.`;
  faults.fault('TEXT_UNKNOWN', place, message, 'Remove the row, or export anew.');
}

/** A translation of another source than there is now counts as made from that one. */
export async function noteSources(tx: Transaction, changes: readonly TextChange[]): Promise<void> {
  const noted = changes.flatMap(({ text, locale, row: { kind, thing, field } }) =>
    text.source === null ? [] : [{ kind, thing, locale, field, made: fingerprintOf(text.source) }],
  );
  if (noted.length === 0) return;
  await sql`
    update text_translations kept set made_from = kept.made_from || noted.made,
      outdated = array(
        select distinct field from unnest(kept.outdated || noted.fields) as field order by field
      )
    from (
      select kind, thing, locale, jsonb_object_agg(field, made) as made, array_agg(field) as fields
      from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as r (kind text, thing text, locale text, field text, made text)
      join lateral (
        select made_from ->> r.field as now from text_translations t
        where t.kind = r.kind and t.thing_id = r.thing and t.locale = r.locale
      ) as current on current.now is distinct from r.made
      group by kind, thing, locale
    ) as noted
    where kept.kind = noted.kind and kept.thing_id = noted.thing and kept.locale = noted.locale`.execute(tx);
}
