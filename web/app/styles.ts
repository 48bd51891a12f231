import './fonts/fraunces.css';
import './theme.css';
