import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '#shared/t.ts';
import type { InstallOffer } from '#web/head/install.ts';
import { isDeviceApp, startScreen } from '#web/native/native.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from './section.tsx';

type Way = 'none' | 'by-hand' | 'device-app' | InstallOffer;

/** Installs Plateful as an app, if the browser can; renders nothing if it cannot, or if the app is installed. */
export function InstallApp() {
  const [way, setWay] = useState<Way>('none');
  useEffect(() => {
    const look = () => setWay(wayToInstall());
    look();
    addEventListener('beforeinstallprompt', look);
    addEventListener('appinstalled', look);
    return () => {
      removeEventListener('beforeinstallprompt', look);
      removeEventListener('appinstalled', look);
    };
  }, []);
  if (way === 'none') return null;
  if (way === 'device-app')
    return (
      <Section title={t('App')}>
        <p className="wrap-anywhere">{t('This app opens {host}.', { host: location.host })}</p>
        <Button asLink to={startScreen()} reloadDocument className="mt-4" variant="secondary">
          {t('Use another server')}
        </Button>
      </Section>
    );
  const install = async (offer: InstallOffer) => {
    await offer.prompt();
    // An install prompt works once; the browser then issues a new one.
    delete window.platefulInstall;
    setWay('none');
  };
  return (
    <Section title={t('App')}>
      <p>
        {t(
          'Plateful opens from your home screen, works without a connection, and accepts recipes that other apps share.',
        )}
      </p>
      {way === 'by-hand' ? (
        <p className="mt-3 text-sm text-muted">{t('In Safari, tap Share, then “Add to Home Screen”.')}</p>
      ) : (
        <Button
          className="mt-4"
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          onClick={() => void install(way)}
        >
          {t('Install Plateful')}
        </Button>
      )}
    </Section>
  );
}

function wayToInstall(): Way {
  if (isDeviceApp()) return 'device-app';
  // Only Safari on phones and tablets has this property; it offers no install prompt.
  const { standalone } = navigator as { standalone?: boolean };
  if (standalone || matchMedia('(display-mode: standalone)').matches) return 'none';
  return standalone === false ? 'by-hand' : (window.platefulInstall ?? 'none');
}
