// What an action on many products has to know: which tag, or by how much prices change and how they end.
import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import type { Currency } from '../../../money.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { OfficeDialog } from '../../../ui/office/office-dialog.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { isTag } from '../../is-tag.ts';
import { type ManyChange, manyChanges } from './many-changes.ts';
import { RiseField, RoundingField, useRise } from './rise-fields.tsx';
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
        <TagForm {...{ kind, title }} onTag={(tag) => onAsk({ kind, tag })} />
      )}
    </OfficeDialog>
  );
}

type TagFormProps = { kind: 'addTag' | 'removeTag'; title: string; onTag(tag: string): void };

function TagForm({ kind, title, onTag }: TagFormProps) {
  const { t } = useApp();
  const [tag, setTag] = useState('');
  const [isTried, setTried] = useState(false);
  const isSeveral = kind === 'addTag' && tag.trim() !== '' && !isTag(tag);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (tag.trim() && !isSeveral) onTag(tag.trim());
  };
  return (
    <form data-keep={title} className={layout.stack} onSubmit={submit}>
      <TextField
        name="tag"
        label={t('products.tag')}
        value={tag}
        required
        error={isTried && isSeveral ? t('products.tagSigns') : null}
        onChange={({ target }) => setTag(target.value)}
      />
      <Button type="submit" kind="primary">
        {title}
      </Button>
    </form>
  );
}

type PriceFormProps = Pick<ManyDialogProps, 'currencies' | 'onAsk'> & { title: string };

function PriceForm({ title, currencies, onAsk }: PriceFormProps) {
  const { t } = useApp();
  const rise = useRise();
  const [currency, setCurrency] = useState(currencies[0]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rise.setTried(true);
    if (rise.by && currency) onAsk({ kind: 'price', ...rise.by, currency, rounding: rise.rounding });
  };
  return (
    <form className={layout.stack} onSubmit={submit}>
      <RiseField rise={rise} hint={t('products.byHint')} />
      <SelectField
        label={t('products.currency')}
        value={currency}
        onChange={({ target }) => setCurrency(target.value as Currency)}
      >
        {currencies.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <RoundingField rise={rise} />
      <Button type="submit" kind="primary">
        {title}
      </Button>
    </form>
  );
}
