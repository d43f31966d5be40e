extension Catalogue {
    static let business: [Check] = [
        .businessError,
        .graphqlErrors,
        .problemDetails,
        .soft404,
        .softErrorPage,
        .loginPage,
    ]
}
