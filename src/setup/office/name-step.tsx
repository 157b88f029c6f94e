import { useRef, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { svgAddress } from '../../media/shrink-picture.ts';
import { takeLogo } from '../../media/take-logo.ts';
import { type ChosenColours, completePalette } from '../../shop/brand/brand-palette.ts';
import { drawingInTheme } from '../../shop/brand/drawing-in-theme.ts';
import { legibleAccent } from '../../shop/brand/propose-accent.ts';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { type Accent, AccentField } from './accent-field.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { FileDrop } from './file-drop.tsx';
import pictures from './setup-pictures.module.css';
import type { ShopSetup } from './setup-queries.ts';
import styles from './shop-setup.module.css';
import { StepForm } from './step-form.tsx';
import { messageOf, problemAt, untoldProblem, useNextStep, useSetupMutation } from './use-setup-step.ts';

const LOGO_TYPES = 'image/svg+xml,image/png,image/jpeg,image/webp';

/** `light` and `dark`: all colours that the shop has chosen, whose accent is asked for here. */
type Colours = Record<'light' | 'dark', ChosenColours>;

export function NameStep({ setup }: { setup: ShopSetup }) {
  const { t } = useApp();
  const { save, isPending, problems, versions, since } = useSetupMutation('SetupSaveName', setup.versions);
  const goOn = useNextStep('name');
  const colours: Colours = { light: JSON.parse(setup.brand.light), dark: JSON.parse(setup.brand.dark) };
  const former: Accent = { light: colours.light.accent, dark: colours.dark.accent };
  const [name, setName] = useState(setup.name);
  const { offered, accent, setAccent, propose, chooseOwn } = useAccent(former, colours);
  const logo = useLogo(setup.logo, propose);
  const problem = untoldProblem(problems, ['identity.name']);
  const isColourRefused = problem?.field?.startsWith('brand') ?? false;
  return (
    <StepForm
      step="name"
      title="setup.nameTitle"
      text="setup.nameText"
      isBusy={isPending || logo.isWaited}
      problems={problems}
      since={since}
      problem={problem && t(isColourRefused ? 'setup.refusedContrast' : messageOf(problem))}
      onSubmit={async (fields) => {
        const tagline = String(fields.get('tagline'));
        const read = await logo.whenRead();
        if (read === null) return;
        const { light, dark } = read.accents?.[0] ?? accent;
        const brand = { logo: read.logo, accentLight: light, accentDark: dark };
        if (await save({ name: name.trim(), tagline, ...brand, versions })) goOn();
      }}
    >
      <div className={styles.beside}>
        <div className={layout.stack}>
          <NameFields
            {...{ name, setName }}
            tagline={setup.tagline}
            isMissing={Boolean(problemAt(problems, 'identity.name'))}
          />
          <LogoField logo={logo} colours={colours.light} />
          <AccentField
            offered={offered}
            chosen={accent}
            onChoose={setAccent}
            own={
              <label className={pictures.ownColour}>
                <input
                  type="color"
                  value={accent.light}
                  onChange={({ currentTarget }) => chooseOwn(currentTarget.value)}
                />
                <span>{t('setup.ownColour')}</span>
              </label>
            }
          />
        </div>
        <BrandPreviews {...{ colours, former, accent, name }} logo={logo.shown} />
      </div>
    </StepForm>
  );
}

type NameFieldsProps = { name: string; setName(name: string): void; tagline: string; isMissing: boolean };

function NameFields({ name, setName, tagline, isMissing }: NameFieldsProps) {
  const { t } = useApp();
  return (
    <>
      <TextField
        label={t('setup.name')}
        name="name"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={isMissing ? t('setup.missing') : undefined}
        maxLength={80}
        autoComplete="off"
        required
      />
      <TextField
        label={
          <>
            {t('setup.tagline')}{' '}
            <span className={classNames(layout.aside, styles.optional)}>{t('setup.optional')}</span>
          </>
        }
        name="tagline"
        defaultValue={tagline}
        maxLength={120}
        autoComplete="off"
      />
    </>
  );
}

/** The accent that is chosen, among those that are offered: from the logo, the shop's former one, and the person's own. */
function useAccent(former: Accent, colours: Colours) {
  const [offered, setOffered] = useState<readonly Accent[]>([former]);
  const [accent, setAccent] = useState(former);
  const propose = (accents: readonly Accent[]) => {
    setOffered([...accents, former].filter(isFirst));
    if (accents[0]) setAccent(accents[0]);
  };
  const chooseOwn = (colour: string) => {
    const own = { light: legibleAccent(colour, colours.light), dark: legibleAccent(colour, colours.dark) };
    setAccent(own);
    setOffered([...offered.filter(({ light }) => light !== accent.light || offered.length > 1), own].filter(isFirst));
  };
  return { offered, accent, setAccent, propose, chooseOwn };
}

/** As it looks by day, which it is drawn for. */
function LogoField({ logo, colours }: { logo: ReturnType<typeof useLogo>; colours: ChosenColours }) {
  const { t } = useApp();
  return (
    <div className={layout.stack}>
      <FileDrop
        name="logo"
        accept={LOGO_TYPES}
        label={t(logo.shown ? 'setup.logoChange' : 'setup.logoDrop')}
        hint={logo.shown ? null : t('setup.logoHint')}
        shown={
          logo.shown ? (
            <img className={pictures.logo} src={addressOf(logo.shown, colours)} alt={t('setup.logo')} />
          ) : null
        }
        onFile={logo.choose}
      />
      {logo.shown ? (
        <Button kind="quiet" size="small" onClick={logo.remove}>
          {t('setup.logoRemove')}
        </Button>
      ) : null}
      {logo.isRefused ? <Notice kind="error">{t('setup.logoUnusable')}</Notice> : null}
      {logo.isDim ? <Notice kind="info">{t('setup.logoDim')}</Notice> : null}
    </div>
  );
}

type BrandPreviewsProps = { colours: Colours; former: Accent; accent: Accent; name: string; logo: string | null };

function BrandPreviews({ colours, former, accent, name, logo }: BrandPreviewsProps) {
  const { t } = useApp();
  return (
    <div className={pictures.previews}>
      {(['light', 'dark'] as const).map((scheme) => {
        const { onAccent: _former, ...others } = colours[scheme];
        return (
          <BrandPreview
            key={scheme}
            colours={accent[scheme] === former[scheme] ? colours[scheme] : { ...others, accent: accent[scheme] }}
            name={name}
            logo={logo}
            label={t(scheme === 'light' ? 'setup.previewLight' : 'setup.previewDark')}
          />
        );
      })}
    </div>
  );
}

function isFirst({ light, dark }: Accent, at: number, all: readonly Accent[]): boolean {
  return all.findIndex((other) => other.light === light && other.dark === dark) === at;
}

function addressOf(logo: string, colours: ChosenColours): string {
  return logo.startsWith('data:') ? logo : svgAddress(drawingInTheme(logo, completePalette(colours)));
}

/** `logo`: null as it was, empty for none. `accents`: those of a logo that was read while the step was being saved. */
type ReadLogo = { logo: string | null; accents?: readonly Accent[] };

/** A logo that is chosen, and what the server makes of it. */
function useLogo(stored: string | null, onAccents: (accents: readonly Accent[]) => void) {
  const { run } = useStaffMutation('SetupProposeColours');
  const [changed, setChanged] = useState<string | null>(null);
  const [said, setSaid] = useState({ isRefused: false, isDim: false });
  const [isWaited, setWaited] = useState(false);
  /** What the file that was chosen last is read to, until it is. */
  const reading = useRef<Promise<ReadLogo | null> | null>(null);

  async function read(file: File): Promise<ReadLogo | null> {
    let accents: readonly Accent[] = [];
    let taken = '';
    const isTaken = await takeLogo(file, async (logo) => {
      const proposed = (await run({ logo }))?.proposeColours;
      if (!proposed || proposed.refusal) return false;
      taken = logo;
      accents = proposed.accents;
      setSaid({ isRefused: false, isDim: proposed.isDim });
      return true;
    });
    return isTaken ? { logo: taken, accents } : null;
  }

  async function choose(file: File): Promise<void> {
    const chosen = read(file);
    reading.current = chosen;
    const found = await chosen.catch(() => null);
    // Another file may have been chosen since.
    if (reading.current !== chosen) return;
    reading.current = null;
    if (!found) return setSaid({ isRefused: true, isDim: false });
    setChanged(found.logo);
    onAccents(found.accents ?? []);
  }

  /** Null when the file that was chosen cannot be used, which is said. */
  async function whenRead(): Promise<ReadLogo | null> {
    if (!reading.current) return { logo: changed };
    setWaited(true);
    try {
      return await reading.current;
    } catch {
      return null;
    } finally {
      setWaited(false);
    }
  }

  const remove = () => {
    reading.current = null;
    setChanged('');
    setSaid({ isRefused: false, isDim: false });
  };
  return { shown: (changed ?? stored) || null, choose, whenRead, isWaited, remove, ...said };
}
