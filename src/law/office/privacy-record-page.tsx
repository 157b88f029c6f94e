// The record of processing, who receives data and what browsers store: to read, to print and to keep as a file.
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/staff-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { recordPageQuery, recordQuery, type ShownSection } from './law-queries.ts';
import { loadLawTexts } from './load-law-texts.ts';
import styles from './privacy-record.module.css';

export const loadTexts = loadLawTexts;

export const load: PageModule['load'] = (queryClient) => queryClient.ensureQueryData(recordQuery);

export const head: PageModule['head'] = ({ t }) => ({ title: t('recordPage.title') });

export const Page: PageModule['Page'] = () => {
  const { t } = useApp();
  const { title, made, controller, sections } = useSuspenseQuery(recordQuery).data.privacyRecord;
  return (
    <div className={classNames(page.page, styles.page)}>
      <div className={layout.stack}>
        <p className={styles.controls}>
          <PageLink to={officeUrlOf('law')}>{t('recordPage.toLaw')}</PageLink>
        </p>
        <h1 className={page.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lines}>{controller.join('\n')}</p>
        <p>{made}</p>
        <Controls />
      </div>
      {sections.map((section) => (
        <Section key={section.key} section={section} />
      ))}
    </div>
  );
};

function Controls() {
  const { t } = useApp();
  const queryClient = useQueryClient();
  const [isFetching, setFetching] = useState(false);
  const download = async () => {
    setFetching(true);
    try {
      const { privacyRecordPage } = await queryClient.fetchQuery(recordPageQuery);
      save(privacyRecordPage);
    } finally {
      setFetching(false);
    }
  };
  return (
    <div className={classNames(layout.row, styles.controls)}>
      <Button size="small" onClick={() => window.print()}>
        {t('recordPage.print')}
      </Button>
      <Button size="small" onClick={download} isBusy={isFetching}>
        {t('recordPage.download')}
      </Button>
    </div>
  );
}

function save(html: string): void {
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'record-of-processing.html';
  link.click();
  URL.revokeObjectURL(url);
}

function Section({ section: { key, title, says, columns, rows } }: { section: ShownSection }) {
  return (
    <div className={layout.stack}>
      <h2 className={page.heading} id={key}>
        {title}
      </h2>
      {says.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {columns.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keys
        <section className={styles.scroll} tabIndex={0} aria-labelledby={key}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name = '', ...cells]) => (
                <tr key={`${name} ${cells[0]}`}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]} data-head={columns[index + 1]}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </div>
  );
}
