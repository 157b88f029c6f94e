// What is wrong with a file, and what is worth a look: line by line with the cell, and by kind.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import type { ImportsMessagesQuery } from '../../../office-operations.generated.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../../ui/office/unanswered.tsx';
import page from '../../../ui/office/work-page.module.css';
import { FindingPages } from './finding-pages.tsx';
import { importMessagesCsvUrl } from './import-files.ts';
import { importMessagesQuery, type Place, type ShownImport } from './import-queries.ts';
import styles from './imports.module.css';

export function ImportMessages({ shown }: { shown: ShownImport }) {
  const { t } = useApp();
  const [code, setCode] = useState<string | null>(null);
  const [place, setPlace] = useState<Place>({});
  const query = importMessagesQuery(shown.id, code, place);
  const asking = useQuery({ ...query, placeholderData: (before) => before });
  const found = asking.data?.importMessages;
  const hasFaults = shown.faults > 0;
  return (
    <section className={page.panel} aria-labelledby="messages">
      <div className={page.panelHead}>
        <h2 className={page.panelTitle} id="messages">
          {t(hasFaults ? 'imports.faults' : 'imports.warnings')}
        </h2>
        <a href={importMessagesCsvUrl(shown.id)}>{t('imports.messagesCsv')}</a>
      </div>
      <div className={layout.stack}>
        {shown.state === 'checked' ? <p>{t(hasFaults ? 'imports.faultsText' : 'imports.warningsText')}</p> : null}
        <SelectField
          label={t('imports.byKind')}
          value={code ?? ''}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value || null);
            setPlace({});
          }}
        >
          <option value="">{t('imports.all')}</option>
          {shown.kinds.map((kind) => (
            <option key={kind.code} value={kind.code}>
              {kind.title} ({kind.count})
            </option>
          ))}
        </SelectField>
        {found ? null : <Unanswered query={asking} />}
        {found ? <MessageTable messages={found.messages} /> : null}
        {found ? <FindingPages ends={found} onGo={setPlace} /> : null}
      </div>
    </section>
  );
}

type Message = ImportsMessagesQuery['importMessages']['messages'][number];

function MessageTable({ messages }: { messages: readonly Message[] }) {
  const { t } = useApp();
  return (
    <table className={styles.messages}>
      <thead>
        <tr>
          <th scope="col">{t('imports.head_line')}</th>
          <th scope="col">{t('imports.head_column')}</th>
          <th scope="col">{t('imports.head_cell')}</th>
          <th scope="col">{t('imports.head_what')}</th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <tr key={message.position} data-severity={message.severity}>
            <td className={styles.line} data-label={t('imports.head_line')}>
              {message.line}
            </td>
            <td>{message.column}</td>
            <td>{message.value ? <code className={styles.cell}>{message.value}</code> : null}</td>
            <td>
              <div>{message.title}</div>
              <div className={layout.aside}>{message.fix}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
