// Anyone who comes into the demo first looks around in it, or begins a shop of one's own.
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { officePath, officeUrlOf } from '../../office-addresses.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import options from './setup-options.module.css';
import styles from './shop-setup.module.css';
import { StepTitle } from './step-form.tsx';
import { messageOf, useSetupMutation } from './use-setup-step.ts';

export function DemoChoice() {
  const { t } = useApp();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={classNames(layout.stack, styles.form)}>
      <StepTitle title="setup.demoTitle" text="setup.demoText" />
      <div className={options.cards}>
        <section className={options.card} aria-labelledby="look">
          <h3 id="look">{t('setup.demoLook')}</h3>
          <p className={layout.aside}>{t('setup.demoLookText')}</p>
          <LinkButton to={officePath}>{t('setup.demoLook')}</LinkButton>
        </section>
        <section className={options.card} aria-labelledby="start">
          <h3 id="start">{t('setup.demoStart')}</h3>
          <p className={layout.aside}>{t('setup.demoStartText')}</p>
          <Button kind="primary" onClick={() => setAsked(true)}>
            {t('setup.demoStart')}
          </Button>
        </section>
      </div>
      {isAsked ? <ConfirmStart onClose={() => setAsked(false)} /> : null}
    </div>
  );
}

function ConfirmStart({ onClose }: { onClose(): void }) {
  const { t } = useApp();
  const {
    save,
    isPending,
    problems: [problem],
  } = useSetupMutation('SetupStartOwnShop');
  const start = async () => {
    // The page is loaded in full: the shop around the page is another one now.
    if (await save({})) window.location.assign(officeUrlOf('shopSetup'));
  };
  return (
    <OfficeDialog title={t('setup.demoConfirm')} onClose={onClose}>
      <div className={classNames(layout.stack, styles.form)}>
        {problem ? <Notice kind="error">{t(messageOf(problem))}</Notice> : null}
        <p>{t('setup.demoConfirmText')}</p>
        <div className={classNames(layout.row, styles.buttons)}>
          <Button kind="primary" isBusy={isPending} onClick={start}>
            {t('setup.demoConfirm')}
          </Button>
          <Button onClick={onClose}>{t('office.cancel')}</Button>
        </div>
      </div>
    </OfficeDialog>
  );
}
