import { useApp } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { keyedActions } from '../../order-actions/office/order-actions.ts';
import { classNames } from '../../ui/class-names.ts';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import styles from './keys-help.module.css';
import { loadShortcutTexts } from './load-shortcut-texts.ts';
import { navigation } from './office-navigation.ts';

const keys: readonly (readonly [string, MessageKey])[] = [
  ['/', 'shell.keyFind'],
  ...navigation.flatMap(({ letter, label }) => (letter ? [[letter, label] as const] : [])),
  ['n', 'shortcuts.new'],
  ['j', 'shortcuts.next'],
  ['k', 'shortcuts.previous'],
  ['Enter', 'shortcuts.open'],
  ['x', 'shortcuts.select'],
  ...keyedActions.map(({ letter, dialog }) => [letter, `shell.key_${dialog}`] as const),
  ['p', 'shell.keyPrint'],
  ['p', 'shortcuts.publish'],
  ['r', 'shortcuts.reject'],
  ['e', 'shortcuts.answer'],
  ['z', 'shortcuts.undo'],
  ['Ctrl S', 'shortcuts.save'],
  ['Ctrl ↵', 'shell.key_send'],
  ['?', 'shell.keys'],
];

/** Its texts come with it: nobody waits for them who does not ask. */
export async function loadKeysHelp() {
  const keyTexts = await bindLateTexts(loadShortcutTexts);
  return ({ onClose }: { onClose(): void }) => <KeysHelp {...{ onClose, keyTexts }} />;
}

type KeysHelpProps = { onClose(): void; keyTexts(locale: Locale): Translate };

function KeysHelp({ onClose, keyTexts }: KeysHelpProps) {
  const { locale, t } = useApp();
  const say = (text: MessageKey) => (text.startsWith('shortcuts.') ? keyTexts(locale)(text) : t(text));
  return (
    <OfficeDialog title={t('shell.keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, text]) => (
          <div key={text} className={styles.row}>
            <dt>
              <kbd className={classNames(controls.key, styles.key)}>{key}</kbd>
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
    </OfficeDialog>
  );
}
