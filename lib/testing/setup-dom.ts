import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// Lazily loaded parts are slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
