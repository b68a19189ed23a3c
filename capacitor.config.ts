import type { CapacitorConfig } from '@capacitor/cli';

/** The one server of an app that is built for it; without it the app asks for an address (docs/device-app.md). */
const url = process.env.PLATEFUL_URL;

export default {
  appId: 'app.plateful',
  appName: 'Plateful',
  webDir: 'device-app/www',
  android: { path: 'device-app/android' },
  ios: { path: 'device-app/ios' },
  // While the app is open too, as browsers do.
  plugins: { PushNotifications: { presentationOptions: ['sound', 'banner', 'list'] } },
  server: {
    errorPath: 'unreachable.html',
    // Which server it will be is known on the device only.
    ...(url ? { url, allowNavigation: [new URL(url).host] } : { allowNavigation: ['*'] }),
  },
} satisfies CapacitorConfig;
