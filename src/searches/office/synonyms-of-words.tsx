// What shoppers call a product otherwise, beside its title: the same synonyms as those of the list, changed in the same dialog.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../app-instance.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { operationQuery } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../ui/office/unanswered.tsx';
import { useSettled } from '../../ui/office/use-settled.ts';
import { LateSynonymDialog } from './late-synonym-dialog.ts';
import { meaningText } from './meaning-text.ts';
import type { StartedSynonym } from './synonym-form.ts';

/** `words`: the product's title. */
export function SynonymsOfWords({ locale, words }: { locale: Locale; words: string }) {
  const t = useT();
  const settled = useSettled(words.trim());
  const asking = useQuery(operationQuery('SearchesSynonymsOfWords', { locale, words: settled }));
  const [started, setStarted] = useState<StartedSynonym | null>(null);
  const found = asking.data?.synonymsOfWords;
  // The meaning of a new one is the title, as far as it is said here.
  const begin = () => setStarted({ locale, term: '', meanings: settled ? [settled] : [], page: null, version: 0 });
  return (
    <fieldset className={layout.stack} data-testid="synonyms">
      <legend>{t('synonyms.ofProduct')}</legend>
      <p className={layout.aside}>{t('synonyms.ofProductAbout')}</p>
      {found ? null : <Unanswered query={asking} />}
      {found?.length === 0 ? <p>{t('synonyms.noneOfProduct')}</p> : null}
      {found?.map((synonym) => (
        <div key={synonym.id} className={layout.row}>
          <span lang={locale}>
            {synonym.term} → {meaningText(t, synonym)}
          </span>
          <Button
            size="small"
            aria-label={`${t('searches.change')}: ${synonym.term}`}
            onClick={() => setStarted(synonym)}
          >
            {t('searches.change')}
          </Button>
        </div>
      ))}
      <div>
        <Button size="small" onClick={begin}>
          {t('synonyms.new')}
        </Button>
      </div>
      {/* Its form stands in no other form. */}
      {started
        ? createPortal(<LateSynonymDialog start={started} onClose={() => setStarted(null)} />, document.body)
        : null}
    </fieldset>
  );
}
