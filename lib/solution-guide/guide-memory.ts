import { forget, recall, remember } from '@/lib/state/tab-memory';
import { emptyAnswers, type GuideAnswers, readAnswers } from './guide-answers';

const name = 'solution-guide';

/**
 * In this tab, until it is closed or the answers are deleted: they are intimate and leave the device with consent
 * only.
 */
export const recallAnswers = (): GuideAnswers => readAnswers(recall(name));

export function rememberAnswers(answers: GuideAnswers): void {
  if (answers === emptyAnswers) forget(name);
  else remember(name, answers);
}

export const forgetAnswers = (): void => forget(name);
