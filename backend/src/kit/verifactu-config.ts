import { isNif } from 'contract/nif.ts';

// The records of invoices that Spain wants (VERI*FACTU). Off unless it says so: who sells from elsewhere, or keeps the
// books at the tax office (SII), makes none.

export type VerifactuConfig = {
  environment: 'production' | 'test';
  issuer: { nif: string; name: string };
  /** Who puts the shop into service and signs its declaration. */
  producer: { nif: string; name: string };
  installation: string;
  serviceUrl: string;
  /** A PFX file, or a PEM file with its key. Null with the simulator alone. */
  certificate: { file: string; keyFile: string | null; password: string | null } | null;
};

const service = '/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP';
/** By environment and kind of certificate: of a person or representative, or a seal. */
const hosts = {
  production: { person: 'https://www1.agenciatributaria.gob.es', seal: 'https://www10.agenciatributaria.gob.es' },
  test: { person: 'https://prewww1.aeat.es', seal: 'https://prewww10.aeat.es' },
};

const environments = ['off', 'test', 'production'] as const;
const nameMaxLength = 120;
const installationForm = /^[\w.-]{1,100}$/;

type Settings = {
  text: (name: string) => string | undefined;
  choice: <const T extends readonly string[]>(name: string, allowed: T, fallback: T[number]) => T[number];
  problems: string[];
};

export function readVerifactu(
  { text, choice, problems }: Settings,
  simulatorsUrl: string | null,
): VerifactuConfig | null {
  const environment = choice('VERIFACTU', environments, 'off');
  const isInSii = choice('SELLER_IN_SII', ['on', 'off'], 'off') === 'on';
  if (environment === 'off') return null;
  if (isInSii)
    problems.push(
      'VERIFACTU must be off where SELLER_IN_SII is on: whoever keeps the books at the tax office is exempt.',
    );
  const nif = (name: string) => {
    const value = (text(name) ?? '').toUpperCase();
    if (!isNif(value)) problems.push(`${name} must be a Spanish tax number; its check character tells a wrong one.`);
    return value;
  };
  const name = (setting: string) => {
    const value = text(setting) ?? '';
    if (value === '' || value.length > nameMaxLength || /\p{Cc}/u.test(value))
      problems.push(`${setting} must be a name in one line, of at most ${nameMaxLength} characters.`);
    return value;
  };
  const installation = text('VERIFACTU_INSTALLATION') ?? '1';
  if (!installationForm.test(installation))
    problems.push('VERIFACTU_INSTALLATION must be letters, digits, dots and hyphens, at most 100.');
  const kind = choice('VERIFACTU_CERTIFICATE_KIND', ['person', 'seal'], 'person');
  const file = text('VERIFACTU_CERTIFICATE');
  if (file === undefined && simulatorsUrl === null)
    problems.push('VERIFACTU_CERTIFICATE must name the file of the certificate with which records are sent.');
  const keyFile = text('VERIFACTU_CERTIFICATE_KEY') ?? null;
  const password = text('VERIFACTU_CERTIFICATE_PASSWORD') ?? null;
  return {
    environment,
    issuer: { nif: nif('VERIFACTU_NIF'), name: name('VERIFACTU_NAME') },
    producer: { nif: nif('VERIFACTU_PRODUCER_NIF'), name: name('VERIFACTU_PRODUCER_NAME') },
    installation,
    serviceUrl:
      simulatorsUrl === null ? `${hosts[environment][kind]}${service}` : `${simulatorsUrl}/aeat/VerifactuSOAP`,
    certificate: file === undefined ? null : { file, keyFile, password },
  };
}
