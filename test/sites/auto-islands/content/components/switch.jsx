import { useToggle } from './use-toggle'

export default function Switch({ label = 'Switch' }) {
  const [isOn, toggle] = useToggle()
  return (
    <button type="button" className="switch" onClick={toggle}>
      {label} {isOn ? 'on' : 'off'}
    </button>
  )
}
