import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// For what hangs: a part that is loaded when it is needed comes late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
