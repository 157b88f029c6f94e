// A page with only a message: what happened, and where to go from here.
import type { ReactNode } from 'react';
import type { DrawingName } from '../../shop/shop-profile.ts';
import { classNames } from '../class-names.ts';
import layout from '../layout.module.css';
import { ShopDrawing } from '../shell/shop-drawing.tsx';
import styles from './message-page.module.css';

type MessagePageProps = { title: string; text: string; drawing: DrawingName; children: ReactNode };

export function MessagePage({ title, text, drawing, children }: MessagePageProps) {
  return (
    <div className={classNames(layout.page, styles.message)} data-failure={drawing === 'failure' || undefined}>
      <ShopDrawing name={drawing} />
      <div className={styles.text}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={layout.lead}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
