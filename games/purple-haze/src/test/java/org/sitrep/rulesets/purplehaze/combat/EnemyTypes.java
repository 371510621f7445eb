package org.sitrep.rulesets.purplehaze.combat;

/** Numbers of the shipped types of Specialist, as the tables number them. */
final class EnemyTypes {
    static final int ELITE = 1;
    static final int RPD = 2;
    static final int SNIPER = 3;

    private EnemyTypes() {}
}
