/** Imported first by everything that is started: nothing we use reports home, looks for updates or nags about them. */
Object.assign(process.env, {
  NEXT_TELEMETRY_DISABLED: '1',
  CHECKPOINT_DISABLE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  NO_UPDATE_NOTIFIER: '1',
  npm_config_update_notifier: 'false',
});
