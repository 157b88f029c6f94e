import { useApp } from '../../../app-instance.tsx';
import { formatNumber } from '../../../numbers/format-number.ts';
import { classNames } from '../../../ui/class-names.ts';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import type { ShownImport } from './import-queries.ts';

export function ImportProgress({ shown }: { shown: ShownImport }) {
  const { t } = useApp();
  const { state, phase, done, total, isAtWork, waitsFor } = shown;
  const waiting = waitsFor ? t('imports.waits', { file: waitsFor }) : t(`imports.state_${state}`);
  const said = isAtWork && phase ? t(`imports.phase_${phase}`) : waiting;
  return (
    <div className={classNames(layout.stack, layout.tight)} role="status">
      <progress
        className={controls.progress}
        aria-label={said}
        value={total ? Math.min(done, total) : undefined}
        max={total ?? 1}
      />
      <span>
        {said}
        {phase ? <HowFar shown={shown} /> : null}
      </span>
      <span className={layout.aside}>{t('imports.goesOn')}</span>
    </div>
  );
}

function HowFar({ shown: { phase, done, total } }: { shown: ShownImport }) {
  const { t, locale } = useApp();
  const format = (count: number) => formatNumber(count, locale);
  if (done === 0) return null;
  const isOfRows = phase === 'reading' || phase === 'writing';
  if (isOfRows && !total) return <>: {t('imports.rowsRead', { count: done, number: format(done) })}</>;
  return <>: {t('imports.doneOf', { done: format(done), total: format(total ?? done) })}</>;
}
