import { TestEnvironment } from 'jest-environment-node';
import { failOnWarning } from './process-warnings.ts';

export default class NodeEnvironment extends TestEnvironment {
  readonly handleTestEvent = failOnWarning;
}
