// What the rule finds as it is typed, before anybody saves it.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app-instance.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../../ui/office/unanswered.tsx';
import { useSettled } from '../../../ui/office/use-settled.ts';
import type { CollectionRule } from '../../collections/collection-rule.ts';
import { rulePreviewQuery } from './collection-queries.ts';
import { readConditions, type TypedCondition } from './rule-form.ts';

type Props = { match: CollectionRule['match']; typed: readonly TypedCondition[] };

export function RulePreview({ match, typed }: Props) {
  const { t, locale } = useApp();
  const { conditions, faulty } = readConditions(typed, locale);
  const isReadable = conditions.length > 0 && faulty.length === 0;
  const asked = useSettled(isReadable ? JSON.stringify({ match, conditions }) : '');
  const asking = useQuery({ ...rulePreviewQuery(asked), enabled: asked !== '', placeholderData: keepPreviousData });
  const found = isReadable && asked !== '' ? asking.data?.rulePreview : undefined;
  const { count = 0, titles = [], unknownTags = [] } = found ?? {};
  return (
    <div role="status" data-testid="rule-preview">
      <strong>{t('collections.preview')}</strong>
      {found && count > 0 ? <p>{t('collections.previewCount', { count, titles: titles.join(', ') })}</p> : null}
      {found && count === 0 ? <p>{t('collections.previewNone')}</p> : null}
      {found
        ? unknownTags.map((tag) => (
            <p key={tag} className={layout.aside}>
              {t('collections.noSuchTag', { tag })}
            </p>
          ))
        : null}
      {isReadable && asking.isError ? <Unanswered query={asking} /> : null}
      {isReadable ? null : <p className={layout.aside}>{t('collections.previewUnread')}</p>}
    </div>
  );
}
