import { useT } from '../../app-instance.tsx';
import { Notice } from '../notice.tsx';
import styles from './effects-notice.module.css';

/** What it leads to beside what stands in the editor. `key`: the same for the same effect; `text`: in the reader's language. */
export type SaidEffect = { key: string; text: string };

type Props = { effects: readonly SaidEffect[]; by: 'save' | 'publish' };

export function EffectsNotice({ effects, by }: Props) {
  const t = useT();
  if (effects.length === 0) return null;
  return (
    <div className={styles.effects} data-asks tabIndex={-1}>
      <Notice kind="info">
        <strong>{t(`effects.${by}`)}</strong>
        <ul>
          {effects.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
