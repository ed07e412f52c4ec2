import { createRoot } from 'react-dom/client';
import { HostPage } from './host-page';

createRoot(document.getElementById('page')!).render(<HostPage />);
