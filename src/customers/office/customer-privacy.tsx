// A copy of all data, and erasure: both only for anyone who has just proved again who it is.
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import parts from '../../ui/office/sheets/record-parts.module.css';
import page from '../../ui/office/work-page.module.css';
import forms from './customer-page.module.css';
import type { Erasure, ShownCustomer } from './customer-queries.ts';
import { EraseDialog } from './erase-dialog.tsx';

type MadeFile = { name: string; url: string };

type PrivacyProps = { customer: ShownCustomer; onErased(erasure: Erasure): void };

export function CustomerPrivacy({ customer, onErased }: PrivacyProps) {
  const { t } = useApp();
  const [isErasing, setErasing] = useState(false);
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('customers.data')}</h2>
      <div className={forms.part}>
        <ExportPart id={customer.id} />
      </div>
      <div className={forms.part}>
        {customer.obstacles.length > 0 ? (
          <>
            <h3 className={parts.part}>{t('customers.notYet')}</h3>
            <Obstacles obstacles={customer.obstacles} />
          </>
        ) : null}
        <p className={classNames(page.soft, forms.text)}>{t('customers.eraseText')}</p>
        <Button size="small" disabled={customer.obstacles.length > 0} onClick={() => setErasing(true)}>
          {t('customers.erase')}
        </Button>
      </div>
      {isErasing ? <EraseDialog customer={customer} onErased={onErased} onClose={() => setErasing(false)} /> : null}
    </section>
  );
}

function ExportPart({ id }: { id: string }) {
  const { t } = useApp();
  const { run, isPending } = useStaffMutation('CustomersExport');
  const [files, setFiles] = useState<MadeFile[]>([]);
  const make = async () => {
    const made = await run({ id });
    for (const { url } of files) URL.revokeObjectURL(url);
    setFiles(
      (made?.exportCustomer ?? []).map(({ name, type, content }) => ({
        name,
        url: URL.createObjectURL(new Blob([content], { type })),
      })),
    );
  };
  return (
    <>
      <h3 className={parts.part}>{t('customers.exportTitle')}</h3>
      <p className={classNames(page.soft, forms.text)}>{t('customers.exportText')}</p>
      <Button size="small" onClick={make} isBusy={isPending}>
        {t('customers.makeCopy')}
      </Button>
      <div role="status" className={forms.files}>
        {files.length > 0 ? <p>{t('customers.exportReady')}</p> : null}
        {files.map(({ name, url }) => (
          <a key={name} href={url} download={name}>
            {name}
          </a>
        ))}
      </div>
    </>
  );
}

function Obstacles({ obstacles }: { obstacles: ShownCustomer['obstacles'] }) {
  const { t } = useApp();
  return (
    <ul className={forms.list}>
      {obstacles.map(({ number, kind, until }) => (
        <li key={`${number} ${kind}`}>
          {number == null
            ? t('customers.why_returningStray')
            : t(`customers.why_${kind}`, { number, until: until ?? '' })}
        </li>
      ))}
    </ul>
  );
}
