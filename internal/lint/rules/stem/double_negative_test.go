package stem

import "testing"

func TestDoubleNegative(t *testing.T) {
	testStems(t, DoubleNegative, []stemCase{
		{"Which of these is not uncommon?", nil, []string{"info uncommon"}},
		{"In which case is it **not** impossible to drain it?", nil, []string{"info impossible"}},
		{"Which pipe cannot be emptied without a pump?", nil, []string{"info without"}},
		{"Which of these would never be invalid?", nil, []string{"info invalid"}},
		{"Which of these does **not** prevent backflow?", nil, []string{"info prevent"}},
		{"Which is NOT true of weirs?", []string{"They leak", "They do not leak", "They fill", "They drain"}, []string{"info not"}},
		{"All are true EXCEPT:", []string{"It never leaks", "It fills", "It drains", "It floods"}, []string{"info never"}},

		{"Which of these is not common?", nil, nil},
		{"Why is it not unusual for a pipe to leak?", nil, nil},
		{"Which token is not an unknown-token?", []string{"It", "Is", "A", "Pipe"}, []string{"info unknown"}},
		{"Which pipe is not full when no pump is unable to run it?", nil, []string{"info no"}},
		{"Which is NOT true of weirs?", []string{"None of these", "They leak", "They fill", "They drain"}, nil},
		{"Which is NOT true of weirs?", []string{"They leak when it does not rain", "They fill", "They drain", "They rot"}, nil},
		{"Which is NOT true of weirs?", []string{"They no longer leak", "They work without a pump", "They drain", "They rot"}, nil},
		{"Which is true of weirs?", []string{"They do not leak", "They fill", "They drain", "They rot"}, nil},
	})
}
