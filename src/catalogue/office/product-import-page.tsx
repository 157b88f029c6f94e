// One product file: how far it is, what it would change, what is wrong with it, and what came of it. Whoever looks sees the
// same, and a reload or a restart of the shop changes nothing of it.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { Notice } from '../../ui/notice.tsx';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { isStep } from '../import-states.ts';
import { ImportActions } from './imports/import-actions.tsx';
import { ImportChoicesForm } from './imports/import-choices-form.tsx';
import { ImportCounts } from './imports/import-counts.tsx';
import { ImportDrop } from './imports/import-drop.tsx';
import { ImportMark } from './imports/import-mark.tsx';
import { ImportMessages } from './imports/import-messages.tsx';
import { ImportProgress } from './imports/import-progress.tsx';
import { importQuery, type ShownImport } from './imports/import-queries.ts';
import { loadImportTexts } from './imports/load-import-texts.ts';

export const loadTexts = joinTexts(loadListTexts, loadImportTexts);

export const load: PageLoad = (queryClient, { params }) => queryClient.ensureQueryData(importQuery(params.id));

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const shown = queryClient.getQueryData(importQuery(location.params.id).queryKey)?.import;
  return shown ? { title: shown.fileName } : { title: t('imports.missing'), status: 404 };
};

/** The interval between looks where the live stream is not to be had. */
const LOOK_EVERY_MS = 2_000;

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { import: shown } = useSuspenseQuery({
    ...importQuery(location.params.id),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.import ?? null) ? LOOK_EVERY_MS : false),
  }).data;
  return (
    <div className={page.page}>
      <PageLink to={officeUrlOf('imports')}>{t('imports.toList')}</PageLink>
      {shown ? (
        <ImportView shown={shown} />
      ) : (
        <h1 className={page.title} tabIndex={-1}>
          {t('imports.missing')}
        </h1>
      )}
    </div>
  );
};

function isUnderWay(shown: ShownImport | null): boolean {
  return shown !== null && (isStep(shown.state) || shown.state === 'uploading');
}

function ImportView({ shown }: { shown: ShownImport }) {
  const { t } = useApp();
  const formatMoment = useFormatMoment();
  const { state, kind, system, failure } = shown;
  const [isChanged, setChanged] = useState(false);
  return (
    <>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {shown.fileName}
        </h1>
        <ImportMark state={state} faults={shown.faults} />
        <span className={page.soft}>
          {formatMoment(shown.createdAt)}, {shown.who}
        </span>
      </div>
      {failure ? <Notice kind="error">{t(`imports.${failure}`)}</Notice> : null}
      {state === 'cancelled' ? <Notice kind="info">{t('imports.cancelled')}</Notice> : null}
      {kind ? <p>{t(`imports.kind_${kind}`, { system })}</p> : null}
      {isUnderWay(shown) ? <ImportProgress shown={shown} /> : null}
      {shown.products && shown.faults === 0 ? <ImportCounts shown={shown} /> : null}
      <ImportActions shown={shown} isChanged={isChanged} />
      {shown.kinds.length > 0 ? <ImportMessages shown={shown} /> : null}
      {state === 'checked' && shown.columns.length > 0 ? (
        <ImportChoicesForm shown={shown} onChanged={setChanged} />
      ) : null}
      {state === 'checked' && shown.faults > 0 ? <ImportDrop /> : null}
    </>
  );
}
