import { useT } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { keyedActions } from '../../order-actions/office/order-actions.ts';
import { classNames } from '../../ui/class-names.ts';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import styles from './keys-help.module.css';
import { navigation } from './office-navigation.ts';

const keys: readonly (readonly [string, MessageKey])[] = [
  ['/', 'shell.keyFind'],
  ...navigation.flatMap(({ letter, label }) => (letter ? [[letter, label] as const] : [])),
  ['n', 'shell.keyNew'],
  ['j', 'shell.keyNext'],
  ['k', 'shell.keyPrevious'],
  ['Enter', 'shell.keyOpen'],
  ['x', 'shell.keySelect'],
  ...keyedActions.map(({ letter, text }) => [letter, text] as const),
  ['p', 'shell.keyPrint'],
  ['p', 'shell.keyPublish'],
  ['r', 'shell.keyReject'],
  ['e', 'shell.keyAnswer'],
  ['z', 'shell.keyUndo'],
  ['Ctrl S', 'shell.keySave'],
  ['Ctrl ↵', 'shell.keySend'],
  ['?', 'shell.keys'],
];

export function KeysHelp({ onClose }: { onClose(): void }) {
  const t = useT();
  return (
    <OfficeDialog title={t('shell.keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, text]) => (
          <div key={text} className={styles.row}>
            <dt>
              <kbd className={classNames(controls.key, styles.key)}>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </OfficeDialog>
  );
}
