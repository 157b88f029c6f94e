// Fields that two people have changed at the same time, each with both values: which one is to stay?
import { useT } from '../../app-instance.tsx';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import layout from '../office/sheets/office-layout.module.css';
import page from '../office/work-page.module.css';
import type { Collision } from './merge-fields.ts';
import styles from './record-editor.module.css';

/** What a field is called, and what each of both has made of it; empty: nothing; undefined: it was removed. */
export type CollisionTexts = { label: string; mine: string | undefined; theirs: string | undefined };

type CollisionPanelProps = {
  collisions: readonly Collision[];
  /** The name of whoever has saved it meanwhile. */
  by: string | null | undefined;
  decide(decided: readonly Collision[], side: 'mine' | 'theirs'): void;
  describe(collision: Collision): CollisionTexts;
};

export function CollisionPanel({ collisions, by, decide, describe }: CollisionPanelProps) {
  const t = useT();
  return (
    <section className={page.panel} role="alert">
      <h2 className={page.panelTitle} tabIndex={-1} data-asks>
        {by ? t('record.changedBy', { by }) : t('record.changed')}
      </h2>
      <p>{t('record.decide')}</p>
      <ul className={styles.collisions}>
        {collisions.map((collision) => (
          <CollisionRow
            key={[...collision.at, ...collision.names].join('.')}
            texts={describe(collision)}
            onDecide={(side) => decide([collision], side)}
          />
        ))}
      </ul>
      {collisions.length > 1 ? (
        <div className={classNames(layout.row, layout.tight)}>
          <Button size="small" onClick={() => decide(collisions, 'mine')}>
            {t('record.keepAllMine')}
          </Button>
          <Button size="small" onClick={() => decide(collisions, 'theirs')}>
            {t('record.takeAllTheirs')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

type CollisionRowProps = { texts: CollisionTexts; onDecide(side: 'mine' | 'theirs'): void };

function CollisionRow({ texts: { label, mine, theirs }, onDecide }: CollisionRowProps) {
  const t = useT();
  const shown = (text: string | undefined) => text || t(text === undefined ? 'record.removed' : 'record.empty');
  return (
    <li className={styles.collision}>
      <b>{label}</b>
      <dl className={styles.values}>
        <dt>{t('record.mine')}</dt>
        <dd>{shown(mine)}</dd>
        <dt>{t('record.theirs')}</dt>
        <dd>{shown(theirs)}</dd>
      </dl>
      <div className={classNames(layout.row, layout.tight)}>
        <Button size="small" aria-label={`${t('record.keepMine')}: ${label}`} onClick={() => onDecide('mine')}>
          {t('record.keepMine')}
        </Button>
        <Button size="small" aria-label={`${t('record.takeTheirs')}: ${label}`} onClick={() => onDecide('theirs')}>
          {t('record.takeTheirs')}
        </Button>
      </div>
    </li>
  );
}
