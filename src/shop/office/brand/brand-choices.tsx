// Looks to begin with, and accents from the logo: each fills the fields in, and nothing is saved by it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { useStaffMutation } from '../../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import page from '../../../ui/office/work-page.module.css';
import { brandPresets, lookNames } from '../../brand/brand-presets.ts';
import { formOf } from '../settings-form.ts';
import { settingsQuery } from '../settings-queries.ts';
import type { SettingsBeforeProps } from '../settings-screen.ts';
import type { TypedColours } from './colours-field.tsx';

type Accent = { light: string; dark: string };

export function BrandChoices({ fields, form, place, change }: SettingsBeforeProps) {
  const { t } = useApp();
  const [offered, setOffered] = useState<readonly Accent[] | null>(null);
  const { propose, isPending } = useLogoAccents(setOffered);
  const { light, dark } = form as { light: TypedColours; dark: TypedColours };
  return (
    <section className={page.panel} aria-label={t('brandSettings.begin')}>
      <div className={layout.stack}>
        <p className={layout.aside}>{t('brandSettings.beginHint')}</p>
        <div className={layout.row}>
          {lookNames.map((look) => (
            <Button key={look} size="small" onClick={() => change(formOf(fields, brandPresets[look], place))}>
              {t(`brandSettings.look_${look}`)}
            </Button>
          ))}
          <Button size="small" isBusy={isPending} onClick={propose}>
            {t('brandSettings.fromLogo')}
          </Button>
        </div>
        {offered?.length === 0 ? <p role="status">{t('brandSettings.noLogo')}</p> : null}
        {offered && offered.length > 0 ? (
          <Swatches
            offered={offered}
            onChoose={(accent) =>
              change({
                light: { ...light, accent: accent.light, onAccent: '' },
                dark: { ...dark, accent: accent.dark, onAccent: '' },
              })
            }
          />
        ) : null}
      </div>
    </section>
  );
}

/** Each as it is by day and by night. */
function Swatches({ offered, onChoose }: { offered: readonly Accent[]; onChoose(accent: Accent): void }) {
  const { t } = useApp();
  return (
    <div className={layout.row}>
      {offered.map(({ light, dark }) => (
        <Button
          key={light + dark}
          size="small"
          aria-label={t('brandSettings.take', { colour: light })}
          onClick={() => onChoose({ light, dark })}
        >
          <svg width="24" height="24" viewBox="0 0 44 44" aria-hidden="true">
            <path d="M22 3A19 19 0 0 0 22 41Z" fill={light} />
            <path d="M22 3A19 19 0 0 1 22 41Z" fill={dark} />
          </svg>
          {light}
        </Button>
      ))}
    </div>
  );
}

/** Those that can be read on the grounds in force. */
function useLogoAccents(onAccents: (accents: readonly Accent[]) => void) {
  const queryClient = useQueryClient();
  const { run, isPending } = useStaffMutation('SetupProposeColours');
  const propose = async () => {
    const { settingsDocument: shown } = await queryClient.fetchQuery(settingsQuery('identity'));
    const { logo } = JSON.parse(shown?.data ?? '{}') as { logo?: { light: string } | null };
    const proposed = logo ? (await run({ logo: logo.light }))?.proposeColours : null;
    onAccents(proposed?.accents ?? []);
  };
  return { propose, isPending };
}
