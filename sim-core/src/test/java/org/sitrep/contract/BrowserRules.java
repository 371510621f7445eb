package org.sitrep.contract;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rules that keep the engine and the games able to run in a browser. */
public final class BrowserRules {
    /**
     * Records and constants have tables that the compiler writes ({@code RecordTable}), which a browser has as well.
     */
    public static final ArchRule NO_REFLECTION =
            noClasses().should().dependOnClassesThat().resideInAPackage("java.lang.reflect");

    /** Classes ask {@code org.sitrep.portable} for what a browser lacks or computes in other bits. */
    public static final ArchRule NOTHING_THAT_BROWSERS_LACK = noClasses()
            .that()
            .resideOutsideOfPackage("org.sitrep.portable")
            .should()
            .callMethod(Math.class, "multiplyHigh", long.class, long.class)
            .orShould()
            .callMethod(Stream.class, "distinct")
            .orShould()
            .callMethod(IntStream.class, "distinct")
            .orShould()
            .callMethod(Runtime.class, "version")
            .orShould()
            .callMethod(Math.class, "round", double.class)
            .orShould()
            .callMethod(Math.class, "rint", double.class)
            .orShould()
            .callMethod(StrictMath.class, "exp", double.class)
            .orShould()
            .callMethod(StrictMath.class, "log", double.class)
            .orShould()
            .callMethod(StrictMath.class, "log1p", double.class)
            .orShould()
            .callMethod(Character.class, "toString", int.class)
            .orShould()
            .callMethod(String.class, "lines")
            .orShould()
            .callMethod(Matcher.class, "results")
            .orShould()
            .callMethod(Matcher.class, "replaceAll", Function.class)
            .orShould()
            .callMethod(ServiceLoader.class, "stream")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.StringJoiner")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.security.MessageDigest")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.HexFormat")
            .orShould()
            .dependOnClassesThat()
            .haveSimpleName("GaussIntegratorFactory") // never ends there
            .orShould()
            .callMethod(String.class, "format", String.class, Object[].class)
            .orShould()
            .callMethod(String.class, "format", Locale.class, String.class, Object[].class);

    private BrowserRules() {}
}
