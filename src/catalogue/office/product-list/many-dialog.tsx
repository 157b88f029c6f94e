// What an action on many products has to know: which tag, or by how much prices change and how they end.
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import type { Currency } from '../../../money.ts';
import { type Rounding, roundings } from '../../../shop/markets.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { OfficeDialog } from '../../../ui/office/office-dialog.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { type ManyChange, manyChanges } from './many-changes.ts';
import { readRise } from './read-rise.ts';
import type { ManyAsked } from './use-many-products.ts';

type ManyDialogProps = {
  kind: Exclude<ManyChange, 'publish' | 'draft' | 'archive'>;
  currencies: readonly Currency[];
  onAsk(change: ManyAsked): void;
  onClose(): void;
};

export function ManyDialog({ kind, currencies, onAsk, onClose }: ManyDialogProps) {
  const { t } = useApp();
  const title = t(manyChanges[kind].text);
  return (
    <OfficeDialog title={title} onClose={onClose}>
      {kind === 'price' ? (
        <PriceForm {...{ title, currencies, onAsk }} />
      ) : (
        <TagForm title={title} onTag={(tag) => onAsk({ kind, tag })} />
      )}
    </OfficeDialog>
  );
}

function TagForm({ title, onTag }: { title: string; onTag(tag: string): void }) {
  const { t } = useApp();
  const [tag, setTag] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tag.trim()) onTag(tag.trim());
  };
  return (
    <form className={layout.stack} onSubmit={submit}>
      <TextField label={t('products.tag')} value={tag} required onChange={({ target }) => setTag(target.value)} />
      <Button type="submit" kind="primary">
        {title}
      </Button>
    </form>
  );
}

type PriceFormProps = Pick<ManyDialogProps, 'currencies' | 'onAsk'> & { title: string };

function PriceForm({ title, currencies, onAsk }: PriceFormProps) {
  const { locale, t } = useApp();
  const [text, setText] = useState('');
  const [currency, setCurrency] = useState(currencies[0]);
  const [rounding, setRounding] = useState<Rounding>('exact');
  const [isTried, setTried] = useState(false);
  const by = readRise(text, locale);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (by && currency) onAsk({ kind: 'price', ...by, currency, rounding });
  };
  return (
    <form className={layout.stack} onSubmit={submit}>
      <TextField
        label={t('products.by')}
        hint={t('products.byHint')}
        value={text}
        autoComplete="off"
        error={isTried && !by ? t('products.badBy') : null}
        onChange={({ target }) => setText(target.value)}
      />
      <SelectField
        label={t('products.currency')}
        value={currency}
        onChange={({ target }) => setCurrency(target.value as Currency)}
      >
        {currencies.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <SelectField
        label={t('products.rounding')}
        value={rounding}
        onChange={({ target }) => setRounding(target.value as Rounding)}
      >
        {roundings.map((each) => (
          <option key={each} value={each}>
            {t(`products.rounding_${each}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" kind="primary">
        {title}
      </Button>
    </form>
  );
}
