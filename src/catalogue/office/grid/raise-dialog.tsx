// Asks by how much the selected prices rise or fall, and how they end.
import { useApp } from '../../../app-instance.tsx';
import { Button } from '../../../ui/button.tsx';
import { OfficeDialog } from '../../../ui/office/office-dialog.tsx';
import { RiseField, RoundingField, useRise } from '../product-list/rise-fields.tsx';
import type { Rise } from './fill-cells.ts';
import styles from './grid.module.css';

type RaiseDialogProps = { onRaise(rise: Rise): void; onClose(): void };

export function RaiseDialog({ onRaise, onClose }: RaiseDialogProps) {
  const { t } = useApp();
  const rise = useRise();
  return (
    <OfficeDialog title={t('grid.raise')} onClose={onClose}>
      <form
        className={styles.raise}
        onSubmit={(event) => {
          event.preventDefault();
          rise.setTried(true);
          if (rise.by) onRaise({ by: rise.by, rounding: rise.rounding });
        }}
      >
        <RiseField rise={rise} hint={t('grid.raiseHint')} />
        <RoundingField rise={rise} />
        <Button type="submit" kind="primary">
          {t('grid.raiseNow')}
        </Button>
      </form>
    </OfficeDialog>
  );
}
