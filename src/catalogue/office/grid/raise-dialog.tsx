// By how much the selected prices rise or fall, and how they end.
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { type Rounding, roundings } from '../../../shop/markets.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { OfficeDialog } from '../../../ui/office/office-dialog.tsx';
import { readRise } from '../product-list/read-rise.ts';
import type { Rise } from './fill-cells.ts';
import styles from './grid.module.css';

type RaiseDialogProps = { onRaise(rise: Rise): void; onClose(): void };

export function RaiseDialog({ onRaise, onClose }: RaiseDialogProps) {
  const { locale, t } = useApp();
  const [text, setText] = useState('');
  const [rounding, setRounding] = useState<Rounding>('exact');
  const [isTried, setTried] = useState(false);
  const by = readRise(text, locale);
  return (
    <OfficeDialog title={t('grid.raise')} onClose={onClose}>
      <form
        className={styles.raise}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (by) onRaise({ by, rounding });
        }}
      >
        <TextField
          label={t('products.by')}
          hint={t('grid.raiseHint')}
          value={text}
          autoComplete="off"
          error={isTried && !by ? t('products.badBy') : null}
          onChange={({ target }) => setText(target.value)}
        />
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
          {t('grid.raiseNow')}
        </Button>
      </form>
    </OfficeDialog>
  );
}
