// One thing's texts, source and translation side by side, and the way to the next one without the mouse.
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../app-instance.tsx';
import { languageNameIn } from '../../i18n/language-name.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import type { Translate } from '../../i18n/translate.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import type { Collision } from '../../ui/record-editor/merge-fields.ts';
import { RecordEditorFrame } from '../../ui/record-editor/record-editor-frame.tsx';
import { TranslatedFieldPair } from './translated-field-pair.tsx';
import { fieldName, kindName } from './translation-names.ts';
import { type ShownTranslation, translationHref } from './translation-queries.ts';
import { type TranslationRefused, useTranslationEditor } from './use-translation-editor.ts';

export function TranslationEditor({ thing }: { thing: ShownTranslation }) {
  const { t, locale: own } = useApp();
  const editor = useTranslationEditor(thing);
  const { previous, next, locale } = thing;
  useNeighbourKeys(locale, { previous: previous ?? null, next: next ?? null });
  return (
    <RecordEditorFrame
      editor={editor}
      title={thing.title}
      mark={<span className={page.soft}>{`${kindName(thing.kind, t)}, ${languageNameIn(own, locale)}`}</span>}
      saveKind="primary"
      isHeadKept
      actions={(saveButton) => (
        <>
          <PageLink to={officeUrlOf('translation', { locale })}>{t('translation.toList')}</PageLink>
          {previous ? (
            <PageLink to={translationHref(locale, previous)} aria-keyshortcuts="Alt+PageUp">
              {t('translation.previous')}
            </PageLink>
          ) : null}
          {next ? (
            <PageLink to={translationHref(locale, next)} aria-keyshortcuts="Alt+PageDown">
              {t('translation.next')}
            </PageLink>
          ) : null}
          {saveButton}
        </>
      )}
      problem={editor.refused && refusedText(editor.refused, t)}
      describe={(collision) => describeText(collision, t)}
    >
      {thing.fields.map((field) => (
        <TranslatedFieldPair key={field.field} {...{ thing, field, editor }} />
      ))}
    </RecordEditorFrame>
  );
}

/** Alt with the keys that turn a page: they do nothing in a field, where somebody who translates is. */
function useNeighbourKeys(locale: string, { previous, next }: { previous: string | null; next: string | null }): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const to = event.key === 'PageDown' ? next : event.key === 'PageUp' ? previous : null;
      if (!event.altKey || to === null) return;
      event.preventDefault();
      navigate(translationHref(locale, to));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, locale, previous, next]);
}

function describeText({ names, mine, theirs }: Collision, t: Translate) {
  const [name = ''] = names;
  const textOf = (side: object) => String((side as Record<string, unknown>)[name] ?? '');
  return { label: fieldName(name, t), mine: textOf(mine), theirs: textOf(theirs) };
}

const refusals = {
  ThingUnknown: 'translation.refusal_ThingUnknown',
  TextInvalid: 'translation.refusal_TextInvalid',
} as const;

function refusedText({ refusal, fault }: TranslationRefused, t: Translate): string {
  return t(refusalMessage(refusals, refusal, 'translation.refusal_other'), { fault: fault ?? '' });
}
