import 'backend/src/kit/node-version.ts';
import { ConfigError } from 'backend/src/kit/config.ts';
import { createLogger } from 'backend/src/kit/log.ts';
import { readSimulatorsConfig } from './config.ts';
import { buildSimulators } from './simulators.ts';

/** As a shop enters it at PayPal. */
const payPalNotices = '/EuropaBackend/rest/api/public/avisoPaypal';

async function start(): Promise<void> {
  const { host, port, smtpPort, logLevel, backendUrl } = readSimulatorsConfig();
  const app = buildSimulators(createLogger({ logLevel }), {
    payPal: { webhookUrl: `${backendUrl}${payPalNotices}` },
    mailServer: { host, port: smtpPort },
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void app.close().then(() => process.exit(0));
    });
  }
  await app.listen({ host, port });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
});
