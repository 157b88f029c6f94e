// The label of a producer's guarantee of durability (GARAN): the official file, and what it says.
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { MAX_OFFICIAL_BYTES } from '../../../official-file.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../../ui/office/unanswered.tsx';
import { type GaranFacts, MAX_GARAN_NAME } from './garan-upload.ts';
import { type GaranFault, useGaran } from './use-garan.ts';

const size = MAX_OFFICIAL_BYTES / 1_000_000;

export function GaranLabel({ product, vendor }: { product: string; vendor: string }) {
  const { t } = useApp();
  const garan = useGaran(product);
  const { asking, label, isBusy, fault, save, remove } = garan;
  const [typed, setTyped] = useState<Partial<GaranFacts>>({});
  if (asking.isError) return <Unanswered query={asking} />;
  if (asking.isPending) return null;
  const facts: GaranFacts = {
    years: typed.years ?? String(label?.years ?? ''),
    brand: typed.brand ?? label?.brand ?? vendor,
    model: typed.model ?? label?.model ?? '',
  };
  // What nobody has typed is not sent of a label that is there: it is whatever others make of it.
  const sent = label ? typed : facts;
  const press = async (file: File | null) => {
    if (await save(sent, file)) setTyped({});
  };
  const field = (name: keyof GaranFacts) => ({
    label: t(`productEditor.garan_${name}`),
    value: facts[name],
    maxLength: MAX_GARAN_NAME,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setTyped((now) => ({ ...now, [name]: target.value })),
  });
  return (
    <fieldset className={layout.stack} data-testid="garan">
      <legend>{t('productEditor.garan')}</legend>
      <p className={layout.aside}>{t('productEditor.garanHint', { size })}</p>
      <div className={layout.fields}>
        <TextField {...field('years')} inputMode="numeric" />
        <TextField {...field('brand')} />
        <TextField {...field('model')} />
      </div>
      {label ? (
        <p className={layout.aside}>
          <a href={label.url}>{t('productEditor.garanShow')}</a> <code>{label.sha256.slice(0, 12)}…</code>
        </p>
      ) : null}
      {fault ? <LabelFault {...{ fault, label }} /> : null}
      <div className={layout.row}>
        <LabelFile {...{ isBusy }} isThere={label !== null} onFile={(file) => void press(file)} />
        {label ? (
          <>
            <Button isBusy={isBusy} onClick={() => void press(null)}>
              {t('productEditor.garanSave')}
            </Button>
            <Button kind="quiet" isBusy={isBusy} onClick={remove}>
              {t('productEditor.garanRemove')}
            </Button>
          </>
        ) : null}
      </div>
    </fieldset>
  );
}

/** What is wrong, and what the label says now. */
function LabelFault({ fault, label }: Pick<ReturnType<typeof useGaran>, 'label'> & { fault: GaranFault }) {
  const { t } = useApp();
  const facts = label ? [label.years, label.brand, label.model] : [];
  return <Notice kind="error">{t(fault.text, { size, who: fault.who ?? '', label: facts.join(', ') })}</Notice>;
}

type FileProps = { isBusy: boolean; isThere: boolean; onFile(file: File): void };

function LabelFile({ isBusy, isThere, onFile }: FileProps) {
  const { t } = useApp();
  return (
    <label className={classNames(controls.act, controls.file)} data-disabled={isBusy || undefined}>
      <input
        type="file"
        accept="image/png,image/jpeg,image/webp,image/svg+xml,application/pdf"
        aria-label={t('productEditor.garanFile')}
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file once more is a choice, too.
          currentTarget.value = '';
        }}
      />
      <span>{t(isThere ? 'productEditor.garanReplace' : 'productEditor.garanFile')}</span>
    </label>
  );
}
