import { type Config, ConfigError, isPort, readConfig } from 'backend/src/kit/config.ts';

type SimulatorsConfig = Pick<Config, 'host' | 'port' | 'logLevel'> & {
  /** Where they take the shop's mails. */
  smtpPort: number;
  /** The shop's backend, to which the providers send their notices. */
  backendUrl: string;
};

export function readSimulatorsConfig(env: Record<string, string | undefined> = process.env): SimulatorsConfig {
  if (!['development', 'test'].includes(env.NODE_ENV?.trim() ?? ''))
    throw new ConfigError([
      'The simulators run with NODE_ENV=development or test alone, and not where it is production or not set: they would answer for a bank.',
    ]);
  const { host, port, logLevel } = readConfig({ ...env, PORT: env.PORT ?? '4100' });
  const smtpPort = Number(env.SMTP_PORT ?? 4125);
  if (!isPort(smtpPort)) throw new ConfigError(['SMTP_PORT must be a number from 0 to 65535.']);
  return { host, port, smtpPort, logLevel, backendUrl: env.BACKEND_URL ?? 'http://127.0.0.1:4000' };
}
