// Switches the sound for new orders off and on, for this browser.
import { type ComponentType, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { loadLiveTexts } from './live-texts.ts';
import { isSoundOn, setSoundOn } from './sound-setting.ts';
import styles from './sound-switch.module.css';

export async function bindSoundSwitch(): Promise<ComponentType> {
  const textsIn = await bindLateTexts(loadLiveTexts);
  return () => <SoundSwitch t={textsIn(useApp().locale)} />;
}

function SoundSwitch({ t }: { t: Translate }) {
  const [isOn, setOn] = useState(isSoundOn);
  const change = () => {
    setSoundOn(!isOn);
    setOn(!isOn);
  };
  return (
    <button
      type="button"
      role="switch"
      className={classNames(controls.item, layout.between)}
      aria-checked={isOn}
      onClick={change}
    >
      {t('live.sound')}
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
